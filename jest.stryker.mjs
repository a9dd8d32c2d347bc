import config from './jest.config.mjs';

/** The unit tests of the modules' rules and use cases, as the one project of a mutation run. */
const {
  displayName: _displayName,
  runtime: _runtime,
  ...unit
} = config.projects.find(({ displayName }) => displayName === 'unit');

export default {
  ...unit,
  // Stryker brings an environment of its own, which wraps this one.
  testEnvironment: 'node',
  // Use cases take decorators from Nest, and all of Nest would be loaded again for each mutant.
  moduleNameMapper: {
    '^@nestjs/(common|swagger)$': '<rootDir>/test/support/inert-decorators.cjs',
  },
  testMatch: ['<rootDir>/src/modules/*/{domain,use-cases}/**/*.test.ts'],
};
