/** Mutation tests of the rules and use cases: `npm run test:mutation`. All it writes is in `.mutation/`. */
export default {
  testRunner: 'jest',
  jest: { configFile: 'jest.stryker.mjs' },
  coverageAnalysis: 'perTest',
  mutate: ['src/modules/*/{domain,use-cases}/**/!(*.test).ts'],
  // What the unit tests read, of which each run makes a copy.
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
  // Milliseconds are usual. Only a test that does not end at all may count as one that noticed, also on a busy
  // machine; endless loops are every tenth mutant, and so most of a run's time.
  timeoutMS: 6_000,
  warnings: { slow: false },
};
