import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Fragments of a document, by name. */
export const fragmentsOf = ({
  definitions,
}: DocumentNode): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(
    definitions.flatMap((part) =>
      part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part]] : [],
    ),
  );

/**
 * Decides whether to include the selections of a fragment, by its definition and its spread. For an
 * inline fragment both are the same node.
 */
export type Entrance = (
  part: FragmentDefinitionNode | InlineFragmentNode,
  at: FragmentSpreadNode | InlineFragmentNode,
) => boolean;

/**
 * Fields of an object by response name, in the order of GraphQL's CollectFields, each with all its
 * field nodes. Each fragment is read once, so that nested spreads take linear time.
 */
export function collectFields(
  sets: readonly SelectionSetNode[],
  fragmentNamed: (name: string) => FragmentDefinitionNode | null | undefined,
  enters: Entrance = () => true,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode) => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        const places = fields.get(key);
        if (places) places.push(node);
        else fields.set(key, [node]);
        continue;
      }
      const isNamed = node.kind === Kind.FRAGMENT_SPREAD;
      if (isNamed && spread.has(node.name.value)) continue;
      if (isNamed) spread.add(node.name.value);
      const part = isNamed ? fragmentNamed(node.name.value) : node;
      if (part && enters(part, node)) collect(part.selectionSet);
    }
  };
  sets.forEach(collect);
  return fields;
}
