// Computes the figures of the demos, over every possible round, and writes `src/demos/figures.json`.
import { writeFileSync } from 'node:fs';
import { computedFigures } from '../src/demos/figures/computed-figures.ts';

const file = new URL('../src/demos/figures.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(computedFigures(), null, 2)}\n`);
