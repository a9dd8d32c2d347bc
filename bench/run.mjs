import { measureCosts } from './loads/measure-costs.mjs';
import { measureExports } from './admin/export.mjs';
import { measureScreens } from './admin/screens.mjs';
import { make } from './data/make.mjs';
import { measureBodies } from './loads/measure-bodies.mjs';
import { measureCrawl } from './loads/measure-crawl.mjs';
import { measureHashes } from './loads/measure-hashes.mjs';
import { measureHot } from './loads/measure-hot.mjs';
import { measureReads } from './loads/measure-reads.mjs';
import { measureSearches } from './loads/measure-searches.mjs';
import { measureStart } from './loads/measure-start.mjs';
import { measureStatements } from './loads/measure-statements.mjs';
import { measureWrites } from './loads/measure-writes.mjs';
import { measureQuality } from './quality/measure-quality.mjs';
import { checkPlans } from './plans/check-plans.mjs';
import { measureReport } from './report/measure-report.mjs';
import { measureScaling } from './scaling/measure-scaling.mjs';
import { SIZES } from './lib/place.mjs';

const [what = 'help', size = '10k'] = process.argv.slice(2);

const COMMANDS = {
  plans: checkPlans,
  screens: measureScreens,
  exports: measureExports,
  data: make,
  reads: measureReads,
  searches: measureSearches,
  quality: measureQuality,
  writes: measureWrites,
  statements: measureStatements,
  costs: measureCosts,
  hashes: measureHashes,
  hot: measureHot,
  bodies: measureBodies,
  crawl: measureCrawl,
  start: measureStart,
  report: measureReport,
  scaling: measureScaling,
};

if (!(what in COMMANDS) || !(size in SIZES)) {
  console.log(
    `npm run bench -- <${Object.keys(COMMANDS).join('|')}> <${Object.keys(SIZES).join('|')}>`,
  );
  process.exit(2);
}
await COMMANDS[what](size);
