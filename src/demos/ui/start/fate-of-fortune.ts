import { start } from '../main.ts';
import { wheel } from '../wheel.ts';

start(wheel);
