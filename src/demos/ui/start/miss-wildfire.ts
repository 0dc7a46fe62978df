import { missWildfire } from '../../games/miss-wildfire.ts';
import { start } from '../main.ts';
import { spark } from '../spark.ts';

start(missWildfire, spark);
