import { hidden } from '../../games/hidden.ts';
import { start } from '../main.ts';
import { leaves } from '../leaves.ts';

start(hidden, leaves);
