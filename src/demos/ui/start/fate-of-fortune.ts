import { fateOfFortune } from '../../games/fate-of-fortune.ts';
import { start } from '../main.ts';
import { wheel } from '../wheel.ts';

start(fateOfFortune, wheel);
