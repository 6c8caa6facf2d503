import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { collectFields, type Entrance } from './collect-fields.js';
import { TooMuchAtOnce } from './refused-documents.js';

/** Lists of a type of the schema; those of the types that they lead to would multiply them. */
const LISTS = new Set(['fields', 'inputFields', 'enumValues', 'interfaces', 'possibleTypes']);

const ALIAS = 'Questions about the schema ask for each field once, and give none another name';
const NESTED = 'Questions about the schema ask for no lists of a type within those of another';

interface Walk {
  fragmentNamed: (name: string) => FragmentDefinitionNode | null | undefined;
  refuse: (message: string, node: FieldNode) => void;
  /** Fragments that were read, by where they stand. */
  read: Set<string>;
}

/** Each fragment once, also within itself: whether that may be, another rule says. */
const onceWithin =
  ({ read }: Walk, inList: boolean): Entrance =>
  (part) => {
    if (part.kind === Kind.INLINE_FRAGMENT) return true;
    const place = `${part.name.value} ${inList}`;
    const isNew = !read.has(place);
    read.add(place);
    return isNew;
  };

function walk(walking: Walk, set: SelectionSetNode | undefined, inList: boolean): void {
  if (!set) return;
  const fields = collectFields([set], walking.fragmentNamed, onceWithin(walking, inList));
  for (const node of [...fields.values()].flat()) {
    const isList = LISTS.has(node.name.value);
    if (node.alias && node.alias.value !== node.name.value) walking.refuse(ALIAS, node);
    if (isList && inList) walking.refuse(NESTED, node);
    else walk(walking, node.selectionSet, inList || isList);
  }
}

/**
 * The answer about the schema is as long as the schema, once: the same list under a hundred names would be a hundred
 * times that. What GraphQL tools ask for has neither names of its own nor such lists within each other.
 */
export const boundedSchemaQuestions: ValidationRule = (context) => ({
  Field(node) {
    const name = node.name.value;
    if (name !== '__schema' && name !== '__type') return;
    let refused = false;
    const refuse = (message: string, at: FieldNode) => {
      if (!refused) context.reportError(new TooMuchAtOnce(message, at));
      refused = true;
    };
    if (name === '__schema' && node.alias && node.alias.value !== name) refuse(ALIAS, node);
    const fragmentNamed = (fragment: string) => context.getFragment(fragment);
    walk({ fragmentNamed, refuse, read: new Set() }, node.selectionSet, false);
  },
});
