import './steps/check-node.mjs';
import { runOnData } from './steps/run-on-data.mjs';

await runOnData('src/cli/backup.js');
