import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import { expect, it } from 'vitest';

/** Maximum fields per request on the server, counting fragments and fields that the cache adds. */
const most = 450;

const modules = import.meta.glob<Record<string, unknown>>('../**/*.generated.ts', { eager: true });

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'definitions' in value &&
  (value as DocumentNode).definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

function fieldsOf(document: DocumentNode): number {
  const { definitions } = addTypenameToDocument(document);
  const fragments = new Map<string, SelectionSetNode>();
  for (const one of definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one.selectionSet);
  const count = (selections: SelectionSetNode | undefined): number =>
    (selections?.selections ?? []).reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + 1 + count(node.selectionSet);
      if (node.kind === Kind.INLINE_FRAGMENT) return sum + count(node.selectionSet);
      return sum + count(fragments.get(node.name.value));
    }, 0);
  return definitions.reduce(
    (sum, one) => (one.kind === Kind.OPERATION_DEFINITION ? sum + count(one.selectionSet) : sum),
    0,
  );
}

it('no request of a screen exceeds the field limit of the server', () => {
  const documents = Object.values(modules)
    .flatMap((exported) => Object.values(exported))
    .filter(isOperation);
  expect(documents.length).toBeGreaterThan(50);
  expect(Math.max(...documents.map(fieldsOf))).toBeLessThanOrEqual(most);
});
