import { start } from '../main.ts';
import { sun } from '../sun.ts';

start(sun);
