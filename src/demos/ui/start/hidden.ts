import { start } from '../main.ts';
import { leaves } from '../leaves.ts';

start(leaves);
