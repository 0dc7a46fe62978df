import { nightTrax } from '../../games/night-trax.ts';
import { start } from '../main.ts';
import { drops } from '../drop-pads.ts';

start(nightTrax, drops);
