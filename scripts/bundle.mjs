import { bundle } from './steps/bundle.mjs';

/** Bundles what tsc has compiled below this folder, or the one that is given. */
await bundle(process.argv[2]);
