// Writes the types of all documents to one file, which costs browsers nothing. Typed documents and
// hooks go to many files, so that a page loads only its own. A fragment has a separate file,
// because fragments of two .graphql files may need each other.
const { existsSync, readdirSync, rmSync } = require('node:fs');
const path = require('node:path');

/** Output files: one for the operations of a .graphql file, and one for each fragment. */
function filesOf({ location, document }) {
  const fragments = document.definitions.filter(({ kind }) => kind === 'FragmentDefinition');
  const operations = document.definitions.filter((each) => !fragments.includes(each));
  const file = (name, definitions) => ({ name, document: { kind: 'Document', definitions } });
  return [
    ...fragments.map((each) => file(each.name.value, [each])),
    ...(operations.length > 0 ? [file(path.basename(location, '.graphql'), operations)] : []),
  ];
}

/** Deletes files of removed documents. */
function dropOthers(folder, names) {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder))
    if (!names.includes(path.basename(file, '.ts'))) rmSync(path.join(folder, file));
}

module.exports = {
  buildGeneratesSection({ baseOutputDir, documents, plugins, pluginMap, ...options }) {
    const [types, ...perDocument] = plugins;
    const files = documents.flatMap(filesOf);
    const names = files.map(({ name }) => name).sort();
    const fragments = new Map(files.map(({ name, document }) => [name, document.definitions[0]]));
    dropOthers(`${baseOutputDir}documents`, names);
    const together = names.map((name) => `export * from './documents/${name}';`).join('\n');
    return [
      {
        ...options,
        filename: `${baseOutputDir}generated.ts`,
        documents,
        plugins: [types, { together: {} }],
        pluginMap: { ...pluginMap, together: { plugin: () => together } },
      },
      ...files.map(({ name, document }) => ({
        ...options,
        filename: `${baseOutputDir}documents/${name}.ts`,
        documents: [{ location: `${name}.graphql`, document }],
        plugins: perDocument,
        pluginMap,
        config: { ...options.config, fragments },
        // The documents were already validated together.
        skipDocumentsValidation: true,
      })),
    ];
  },
};
