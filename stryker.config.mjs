/** Mutation tests of the rules and use cases: `npm run test:mutation`. All it writes is in `.mutation/`. */
export default {
  testRunner: 'jest',
  jest: { configFile: 'jest.stryker.mjs' },
  coverageAnalysis: 'perTest',
  mutate: ['src/modules/*/{domain,use-cases}/**/!(*.test).ts'],
  // What the tests read, of which each run makes a copy.
  ignorePatterns: [
    '**',
    '!/{src,common}/**',
    '!/{package,tsconfig}.json',
    '!/jest.*.mjs',
    '!/test/support/*.{ts,cjs,mjs}',
  ],
  // Types are not checked by the tests, so that nothing in the copy must be silenced.
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: '.mutation/incremental.json',
  tempDirName: '.mutation/tmp',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  htmlReporter: { fileName: '.mutation/report.html' },
  // The tests of a mutant take milliseconds, so that only one that never ends is given up, also on a busy machine.
  // Up to a tenth of the mutants loop for ever and wait for this: it decides how long a run takes.
  timeoutMS: 6_000,
  warnings: { slow: false },
};
