import type { CodegenConfig } from '@graphql-codegen/cli';

/** schema.graphql + the web's documents → types in one file; typed documents and typed hooks in one for each document. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'web/src/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/src/graphql/': {
      preset: './scripts/codegen-preset.cjs',
      plugins: [
        'typescript-operations',
        './scripts/codegen-documents.cjs',
        './scripts/codegen-hooks.cjs',
      ],
      config: {
        useTypeImports: true,
        defaultScalarType: 'unknown',
        scalars: { DateTime: 'string', CalendarDate: 'string', Paise: 'number', ID: 'string' },
      },
    },
  },
};

export default config;
