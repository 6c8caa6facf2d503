// Generates typed documents that contain each fragment once, for any number of operations. The
// published plugin repeats fragments in each operation, which doubled the size for browsers.
const pascal = (name) =>
  name
    .split('_')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('_');

/** Leaves out data that browsers do not need: positions in the file and empty lists. */
const lean = (key, value) =>
  key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value;

/** Names of the fragments that a definition spreads directly. */
function spreadsOf(node) {
  if (Array.isArray(node)) return node.flatMap(spreadsOf);
  if (typeof node !== 'object' || node === null) return [];
  if (node.kind === 'FragmentSpread') return [node.name.value];
  return Object.entries(node).flatMap(([key, value]) => (key === 'loc' ? [] : spreadsOf(value)));
}

/** Adds the fragments that a definition needs, including those of other fragments, each once. */
function collect(definition, fragments, found = new Set()) {
  for (const name of spreadsOf(definition)) {
    if (found.has(name)) continue;
    found.add(name);
    collect(fragments.get(name), fragments, found);
  }
  return found;
}

const constOf = (name) => `${pascal(name)}Definition`;

/**
 * The parts of a document: its name, the expression of its first definition, and the types of data
 * and variables.
 */
function partsOf(definition) {
  const name = pascal(definition.name.value);
  if (definition.kind === 'FragmentDefinition')
    return {
      document: `${name}FragmentDoc`,
      first: constOf(definition.name.value),
      types: [`${name}Fragment`],
    };
  const type = name + pascal(definition.operation);
  return {
    document: `${name}Document`,
    first: JSON.stringify(definition, lean),
    types: [type, `${type}Variables`],
  };
}

module.exports = {
  plugin(_schema, [{ document }], { fragments }) {
    const { definitions } = document;
    const needed = new Map(definitions.map((each) => [each, [...collect(each, fragments)]]));
    const imported = [...new Set([...needed.values()].flat())].sort();
    const types = definitions.flatMap((each) => partsOf(each).types).join(', ');
    return {
      prepend: [
        `import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';`,
        `import type { ${types} } from '../generated';`,
        ...imported.map((name) => `import { ${constOf(name)} } from './${name}';`),
      ],
      content: [
        ...definitions
          .filter(({ kind }) => kind === 'FragmentDefinition')
          .map(
            (each) =>
              `export const ${constOf(each.name.value)}: unknown = ${JSON.stringify(each, lean)};`,
          ),
        ...definitions.map((each) => {
          const parts = partsOf(each);
          const list = [parts.first, ...needed.get(each).map(constOf)];
          const type = [...parts.types, 'unknown'].slice(0, 2).join(', ');
          return `export const ${parts.document} = {"kind":"Document","definitions":[${list.join(',')}]} as unknown as DocumentNode<${type}>;`;
        }),
      ].join('\n'),
    };
  },
};
