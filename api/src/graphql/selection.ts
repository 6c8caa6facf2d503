import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

type Asking = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** The fields of this name within selections, those of their fragments included. */
function fieldsNamed(
  name: string,
  sets: readonly (SelectionSetNode | undefined)[],
  fragments: Asking['fragments'],
): FieldNode[] {
  return sets.flatMap((set) =>
    (set?.selections ?? []).flatMap((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === name ? [node] : [];
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
      return fieldsNamed(name, [inner?.selectionSet], fragments);
    }),
  );
}

function isAskedFor({ fieldNodes, fragments }: Asking, path: string[]): boolean {
  let nodes = fieldNodes;
  for (const name of path)
    nodes = fieldsNamed(
      name,
      nodes.map(({ selectionSet }) => selectionSet),
      fragments,
    );
  return nodes.length > 0;
}

/** Answers by a field of a document, kept as long as the document is. */
const known = new WeakMap<FieldNode, Map<string, boolean>>();

/**
 * Whether what a resolver answers is asked for a field, by the names that lead there: 'nodes', 'items'. What may be
 * skipped or included counts as asked for.
 */
export function asksFor(asking: Asking, ...path: string[]): boolean {
  const [node, ...others] = asking.fieldNodes;
  // Asked for in several places, a field may stand beside others in another operation of the document.
  if (!node || others.length) return isAskedFor(asking, path);
  const answers = known.get(node) ?? new Map<string, boolean>();
  known.set(node, answers);
  const key = path.join('.');
  const asks = answers.get(key) ?? isAskedFor(asking, path);
  answers.set(key, asks);
  return asks;
}
