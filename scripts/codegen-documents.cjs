// Typed documents in which each fragment stands once, however many operations spread it. The published
// plugin writes it out in each of them, which made half of what a browser has to read of them.
const pascal = (name) =>
  name
    .split('_')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('_');

/** What has no place in a browser: positions in the file, and lists with nothing in them. */
const lean = (key, value) =>
  key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value;

/** Names of the fragments that something spreads itself. */
function spreadsOf(node) {
  if (Array.isArray(node)) return node.flatMap(spreadsOf);
  if (typeof node !== 'object' || node === null) return [];
  if (node.kind === 'FragmentSpread') return [node.name.value];
  return Object.entries(node).flatMap(([key, value]) => (key === 'loc' ? [] : spreadsOf(value)));
}

/** Adds the fragments that a definition needs, also through other fragments, each once. */
function collect(definition, fragments, found = new Set()) {
  for (const name of spreadsOf(definition)) {
    if (found.has(name)) continue;
    found.add(name);
    collect(fragments.get(name), fragments, found);
  }
  return found;
}

const constOf = (name) => `${pascal(name)}Definition`;

module.exports = {
  plugin(_schema, documents) {
    const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
    const fragments = new Map(
      definitions.flatMap((each) =>
        each.kind === 'FragmentDefinition' ? [[each.name.value, each]] : [],
      ),
    );
    const json = (definition) => JSON.stringify(definition, lean);
    const documentOf = (first, definition, types) => {
      const rest = [...collect(definition, fragments)].map(constOf);
      return `{"kind":"Document","definitions":[${[first, ...rest].join(',')}]} as unknown as DocumentNode<${types}>;`;
    };
    return {
      prepend: [
        `import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';`,
      ],
      content: [
        ...[...fragments].map(([name, each]) => `const ${constOf(name)}: unknown = ${json(each)};`),
        ...[...fragments].map(
          ([name, each]) =>
            `export const ${pascal(name)}FragmentDoc = ${documentOf(constOf(name), each, `${pascal(name)}Fragment, unknown`)}`,
        ),
        ...definitions.flatMap((each) => {
          if (each.kind !== 'OperationDefinition') return [];
          const name = pascal(each.name.value);
          const type = name + pascal(each.operation);
          return [
            `export const ${name}Document = ${documentOf(json(each), each, `${type}, ${type}Variables`)}`,
          ];
        }),
      ].join('\n'),
    };
  },
};
