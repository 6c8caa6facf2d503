import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { collectFields } from './documents/collect-fields.js';

type FieldInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

function isRequested({ fieldNodes, fragments }: FieldInfo, path: string[]): boolean {
  let nodes: readonly FieldNode[] = fieldNodes;
  for (const name of path) {
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const fields = [...collectFields(sets, (fragment) => fragments[fragment]).values()].flat();
    nodes = fields.filter((field) => field.name.value === name);
  }
  return nodes.length > 0;
}

/** Cached results by field of a document; they live as long as the document. */
const resultsOfNode = new WeakMap<FieldNode, Map<string, boolean>>();

/**
 * Whether the request selects a field below this one, by its path. Fields with @skip or @include
 * count as selected.
 */
function isFieldRequested(info: FieldInfo, ...path: string[]): boolean {
  const [node, ...others] = info.fieldNodes;
  // With several field nodes the result is not cached. Another operation of the document may
  // combine the first node with other nodes.
  if (!node || others.length) return isRequested(info, path);
  const answers = resultsOfNode.get(node) ?? new Map<string, boolean>();
  resultsOfNode.set(node, answers);
  const key = path.join('.');
  const requested = answers.get(key) ?? isRequested(info, path);
  answers.set(key, requested);
  return requested;
}

/**
 * Whether the request selects a field of the rows of a connection, by its path below the row, such
 * as 'items', 'clothId'.
 */
export const isNodeFieldRequested = (info: FieldInfo, ...path: string[]): boolean =>
  isFieldRequested(info, 'nodes', ...path) || isFieldRequested(info, 'edges', 'node', ...path);
