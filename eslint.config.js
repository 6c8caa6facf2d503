import graphql from '@graphql-eslint/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A test holds at the first try, on a machine that is busy as on one that is not. */
const steadyTests = [
  {
    selector: "Property[key.name='retry']",
    message: 'A test gets no second try: find out what it waits for.',
  },
  {
    selector: "MemberExpression[property.name='waitForTimeout']",
    message: 'Wait for what shall be there, or set the clock (page.clock).',
  },
  {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|skipIf|runIf|todo|fails)$/]',
    message: 'Every test runs, everywhere.',
  },
  {
    selector: "MemberExpression[object.name='performance'][property.name=/^(now|measure|mark)$/]",
    message: 'How long something takes is for the bench; a test on a busy machine cannot know.',
  },
  {
    selector:
      "CallExpression[callee.name='expect'] CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Compare moments with a set clock, or with the moments before and after.',
  },
];

/** In the tests themselves nothing sleeps; what polls is a named helper beside them. */
const noSleep = {
  selector:
    ":matches(CallExpression[callee.name='setTimeout'], ImportDeclaration[source.value='node:timers/promises'])",
  message: 'A test does not sleep: wait for what shall be there, or set the clock.',
};

// One object for both GraphQL blocks, because the parser loads only the first configuration.
const graphQLConfig = { schema: './schema.graphql', documents: './web/src/**/*.graphql' };

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '**/.data/**', '**/*.generated.ts'],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.ts', 'api/*.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Methods of plain objects are handed on freely here; they use no `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // A longer file does more than one thing.
    files: ['**/*.{ts,tsx,js,cjs}'],
    ignores: ['**/*.{test,spec}.{ts,tsx}'],
    rules: { 'max-lines': ['error', 200] },
  },
  {
    // Environment is read in one place.
    files: ['api/src/**/*.ts'],
    ignores: ['api/src/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment in env.ts only.' },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts', 'api/src/testing/**/*.ts', '**/vitest.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...steadyTests] },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...steadyTests, noSleep] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat['recommended-latest']],
  },
  {
    // Only the window of ui/dialog lies over a page, so that there is never a dialog above a dialog.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/ui/dialog/DialogFrame.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@mui/(material($|/(Dialog|Modal|Unstable_TrapFocus)($|/))|base)',
              message:
                'Use Dialog, ConfirmDialog or FormDialog: inside a dialog they are its steps.',
            },
          ],
        },
      ],
    },
  },
  {
    // Tools that demand a default export.
    files: ['**/*.config.ts', 'codegen.ts', '**/global-setup.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['schema.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          Argument: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
          // The word of the specification.
          'FieldDefinition[name.value=deliveryOTP]': { ignorePattern: '.*' },
        },
      ],
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      '@graphql-eslint/relay-connection-types': 'error',
      '@graphql-eslint/relay-edge-types': [
        'error',
        // Lists of bounded length have no pages.
        { listTypeCanWrapOnlyEdgeType: false },
      ],
      '@graphql-eslint/relay-page-info': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/require-description': [
        'error',
        { types: true, rootField: true, FieldDefinition: true, InputValueDefinition: true },
      ],
    },
  },
  {
    files: ['web/src/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/selection-set-depth': 'off',
      '@graphql-eslint/naming-convention': 'off',
      '@graphql-eslint/require-selections': 'off',
    },
  },
);
