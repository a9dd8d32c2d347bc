const shared = {
  // One cache of what was compiled.
  id: 'vigor',
  testEnvironment: '<rootDir>/test/support/process-environment.mjs',
  runtime: '<rootDir>/test/support/package-runtime.mjs',
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
          target: 'es2022',
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The one package that each file loads anew, as CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!nestjs-pino/)'],
  resolver: '<rootDir>/test/support/typescript-resolver.cjs',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  setupFiles: ['reflect-metadata'],
};

/** Proofs that take long: `npm run test:proofs` runs them, beside `npm test`. */
const PROOF = '\\.proof\\.test\\.ts$';
const withoutProofs = { testPathIgnorePatterns: ['/node_modules/', PROOF] };

const withPostgres = { globalSetup: '<rootDir>/test/support/global-setup.ts' };

export default {
  // Hashing passwords and starting a whole shop take their time on a busy machine.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/test/support/sequencer.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{src,dev,common,storefront/src,admin/src,scripts}/**/*.test.{ts,tsx,mjs}',
      ],
      testPathIgnorePatterns: ['/node_modules/', '\\.pg\\.test\\.ts$'],
    },
    {
      ...shared,
      ...withPostgres,
      ...withoutProofs,
      displayName: 'integration',
      testMatch: [
        '<rootDir>/src/**/*.pg.test.ts',
        '<rootDir>/test/{integration,both-forms,conformance/api}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      ...withPostgres,
      displayName: 'proofs',
      testMatch: ['<rootDir>/test/{integration,both-forms,start,faults}/**/*.proof.test.ts'],
    },
    {
      ...shared,
      ...withPostgres,
      displayName: 'grown',
      testMatch: ['<rootDir>/test/grown/**/*.test.ts'],
    },
    {
      ...shared,
      ...withPostgres,
      displayName: 'long',
      testMatch: ['<rootDir>/test/long/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'ha',
      testMatch: ['<rootDir>/test/ha/**/*.test.ts'],
    },
    {
      ...shared,
      ...withPostgres,
      displayName: 'scan',
      testMatch: ['<rootDir>/test/scan/**/*.test.ts'],
    },
    {
      ...shared,
      testEnvironment: '<rootDir>/test/support/dom-environment.mjs',
      // An option makes the pool of workers its own: their globals have a document, which no server may find.
      runner: ['jest-runner', { workers: 'components' }],
      setupFilesAfterEnv: ['<rootDir>/test/components/support/setup.ts'],
      displayName: 'components',
      testMatch: ['<rootDir>/test/components/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'architecture',
      testMatch: ['<rootDir>/test/architecture/**/*.test.ts'],
    },
    {
      ...shared,
      ...withoutProofs,
      displayName: 'processes',
      testMatch: ['<rootDir>/test/{start,faults,contract}/**/*.test.ts'],
    },
    {
      ...shared,
      testEnvironment: '<rootDir>/test/support/browser-environment.mjs',
      globalSetup: '<rootDir>/test/support/browser-setup.ts',
      globalTeardown: '<rootDir>/test/support/browser-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/test/support/retry-once.ts'],
      displayName: 'browser',
      testMatch: ['<rootDir>/test/{e2e,conformance/screens}/**/*.test.ts'],
    },
  ],
};
