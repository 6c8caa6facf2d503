import type { CodegenConfig } from '@graphql-codegen/cli';

/** Options of every plugin. */
const config = {
  useTypeImports: true,
  defaultScalarType: 'unknown',
  scalars: {
    ...{ ID: 'string', DateTime: 'string', CalendarDate: 'string', LocalTime: 'string' },
    ...{ Paise: 'number', BasisPoints: 'number' },
    ...{ EmailAddress: 'string', PhoneNumber: 'string', URL: 'string' },
    ...{ Pincode: 'string', Gstin: 'string' },
  },
};

const schemaTypes = 'web/src/graphql/schema.generated.ts';

const codegen: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'web/src/**/*.graphql',
  generates: {
    [schemaTypes]: {
      plugins: ['typescript-operations'],
      config: { ...config, generateOperationTypes: false },
    },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.cjs'],
      config: { ...config, importSchemaTypesFrom: schemaTypes },
    },
  },
};

export default codegen;
