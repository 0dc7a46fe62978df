import { lakesFive } from '../../games/lakes-five.ts';
import { start } from '../main.ts';
import { lanterns } from '../lanterns.ts';

start(lakesFive, lanterns);
