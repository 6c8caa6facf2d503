import type { CodegenConfig } from '@graphql-codegen/cli';

/** schema.graphql + the web's documents → types, typed documents and typed hooks in one file. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'web/src/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/src/graphql/generated.ts': {
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
