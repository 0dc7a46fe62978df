import { start } from '../main.ts';
import { drops } from '../drop-pads.ts';

start(drops);
