import config from './jest.config.mjs';

/** The unit tests of the modules' rules and use cases, as the one project of a mutation run. */
const { displayName: _displayName, ...unit } = config.projects.find(
  ({ displayName }) => displayName === 'unit',
);

export default {
  ...unit,
  // Stryker wraps it, and knows no `<rootDir>`.
  testEnvironment: './test/support/process-environment.mjs',
  testMatch: ['<rootDir>/src/modules/*/{domain,use-cases}/**/*.test.ts'],
};
