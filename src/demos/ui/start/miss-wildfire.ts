import { start } from '../main.ts';
import { spark } from '../spark.ts';

start(spark);
