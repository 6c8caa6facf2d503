import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** A field of an answer, found once for all requests with its document. */
export interface PlannedField {
  /** Its name in the answer. */
  key: string;
  /** What stands before its value. */
  prefix: string;
  nodes: FieldNode[];
  definition: GraphQLField<unknown, unknown>;
  parent: GraphQLObjectType;
  shape: Shape;
  /** How its value is written where that is a property of the object, as most are. */
  plain?: Leaf;
}

/** How a value of a type is written. */
export type Shape =
  | { kind: 'required'; of: Shape }
  | { kind: 'list'; of: Shape }
  | { kind: 'leaf'; serialize: (value: unknown) => unknown; type: GraphQLOutputType }
  | { kind: 'object'; fields: (PlannedField | TypeName)[]; ownValues: number };

export type Leaf = Extract<Shape, { kind: 'leaf' }>;
export type ObjectShape = Extract<Shape, { kind: 'object' }>;

/** `__typename`, which is known beforehand. */
export interface TypeName {
  text: string;
}

export interface Plan {
  operation: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
  root: ObjectShape;
}

/** Says of a document that it has something which few have, and which GraphQL's own executor is for. */
class Unusual extends Error {}

type Within = Pick<Plan, 'fragments'> & { schema: GraphQLSchema };

/** The fields of an object by their names in the answer, in the order in which GraphQL collects them. */
function collect(
  within: Within,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  found = new Map<string, FieldNode[]>(),
  spread = new Set<string>(),
): Map<string, FieldNode[]> {
  for (const node of sets.flatMap(({ selections }) => selections)) {
    if (node.directives?.length) throw new Unusual('directives');
    if (node.kind === Kind.FIELD) {
      const key = (node.alias ?? node.name).value;
      found.set(key, [...(found.get(key) ?? []), node]);
      continue;
    }
    const name = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : undefined;
    if (name && spread.has(name)) continue;
    if (name) spread.add(name);
    const part = node.kind === Kind.FRAGMENT_SPREAD ? within.fragments[node.name.value] : node;
    const condition = part?.typeCondition?.name.value ?? type.name;
    if (part?.directives?.length || isInterfaceType(within.schema.getType(condition)))
      throw new Unusual('abstract types');
    if (part && condition === type.name) collect(within, type, [part.selectionSet], found, spread);
  }
  return found;
}

function shapeOf(within: Within, type: GraphQLOutputType, nodes: readonly FieldNode[]): Shape {
  if (isNonNullType(type)) return { kind: 'required', of: shapeOf(within, type.ofType, nodes) };
  if (isListType(type)) return { kind: 'list', of: shapeOf(within, type.ofType, nodes) };
  if (isEnumType(type) || isLeafType(type))
    return { kind: 'leaf', type, serialize: (value) => type.serialize(value) };
  if (!isObjectType(type) || type.isTypeOf) throw new Unusual('abstract types');
  return objectOf(
    within,
    type,
    nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
  );
}

function objectOf(
  within: Within,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ObjectShape {
  const fields = [...collect(within, type, sets)].map(([key, nodes], place) => {
    const name = nodes[0]?.name.value ?? '';
    const prefix = `${place ? ',' : ''}${JSON.stringify(key)}:`;
    if (name === '__typename') return { text: `${prefix}${JSON.stringify(type.name)}` };
    const definition = type.getFields()[name];
    if (!definition) throw new Unusual('questions about the schema');
    const shape = shapeOf(within, definition.type, nodes);
    const leaf = shape.kind === 'required' ? shape.of : shape;
    const plain = leaf.kind === 'leaf' && !definition.resolve ? leaf : undefined;
    return { key, prefix, nodes, definition, parent: type, shape, plain };
  });
  // The object itself, and what is known of it beforehand.
  const ownValues = 1 + fields.filter((field) => 'text' in field).length;
  return { kind: 'object', fields, ownValues };
}

/** Reads an operation of a valid document; null for one with directives, abstract types or questions about the schema. */
export function planOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Plan | null {
  const type = schema.getRootType(operation.operation);
  if (!type || operation.directives?.length) return null;
  const fragments: Plan['fragments'] = {};
  for (const part of document.definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments[part.name.value] = part;
  try {
    const root = objectOf({ schema, fragments }, type, [operation.selectionSet]);
    return { operation, fragments, root };
  } catch (error) {
    if (error instanceof Unusual) return null;
    throw error;
  }
}
