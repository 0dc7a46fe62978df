import { zulu } from '../../games/zulu.ts';
import { start } from '../main.ts';
import { sun } from '../sun.ts';

start(zulu, sun);
