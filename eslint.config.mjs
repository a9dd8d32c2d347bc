import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Properties and elements stand in their literal, not in one that is spread into it. */
const NO_SPREAD_LITERALS = [
  'SpreadElement > ObjectExpression',
  'SpreadElement > ArrayExpression',
  'JSXSpreadAttribute > ObjectExpression',
].map((selector) => ({ selector, message: 'Write what is spread without the spread.' }));

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      '.data/**',
      'coverage/**',
      '.mutation/**',
      'dev/card-provider/browser/**',
      'common/contract/api.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unsafe-declaration-merging': 'off',
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...NO_SPREAD_LITERALS],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/config/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'src/config/env.ts is the only reader.' },
      ],
    },
  },
  {
    files: ['src/**/*.dto.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'class-validator',
              importNames: ['ValidateNested'],
              message:
                'It takes a list for an object; use NestedObject of platform/http/validators.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/modules/**/{domain,use-cases}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'setTimeout', message: 'Time is a port.' }],
      'no-restricted-syntax': [
        'error',
        ...NO_SPREAD_LITERALS,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Time comes from the Clock.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Time comes from the Clock.',
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Randomness comes from a port.',
        },
      ],
    },
  },
  {
    files: [
      'src/cli/*.ts',
      'src/boot/run-program.ts',
      'src/boot/run-until-signal.ts',
      'src/platform/logging/program-log.ts',
      'dev/**/main.ts',
      'bench/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['storefront/**/*.{ts,tsx}', 'admin/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-admin',
              importNames: ['EditButton', 'CreateButton'],
              message: 'They link to addresses that spec §2.3 does not have; use paths.ts.',
            },
          ],
        },
      ],
    },
  },
);
