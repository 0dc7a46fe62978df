import { start } from '../main.ts';
import { lanterns } from '../lanterns.ts';

start(lanterns);
