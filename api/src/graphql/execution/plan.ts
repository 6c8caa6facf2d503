import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type Leaf, leafOf } from './leaf.js';
import { collectFields, type Entrance, fragmentsOf } from '../documents/collect-fields.js';

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
  /** Writes its value where that is a property of the object, as most are, and as it should be. */
  writePlain?: Leaf['writePlain'];
}

/** How a value of a type is written. */
export type Shape =
  | { kind: 'required'; of: Shape }
  | { kind: 'list'; of: Shape }
  | Leaf
  | {
      kind: 'object';
      fields: (PlannedField | TypeName)[];
      /** What is known beforehand of each such object: the values, and the characters of its names. */
      ownValues: number;
      ownCharacters: number;
    };

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

/** Says of an object which fragments are about it, as far as that is known before it runs. */
const about =
  ({ schema }: Within, type: GraphQLObjectType): Entrance =>
  (part, at) => {
    if (at.directives?.length || part.directives?.length) throw new Unusual('directives');
    const condition = part.typeCondition?.name.value ?? type.name;
    if (isAbstractType(schema.getType(condition))) throw new Unusual('abstract types');
    return condition === type.name;
  };

function shapeOf(within: Within, type: GraphQLOutputType, nodes: readonly FieldNode[]): Shape {
  if (isNonNullType(type)) return { kind: 'required', of: shapeOf(within, type.ofType, nodes) };
  if (isListType(type)) return { kind: 'list', of: shapeOf(within, type.ofType, nodes) };
  if (isLeafType(type)) return leafOf(type);
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
  const fragmentNamed = (name: string) => within.fragments[name];
  const collected = [...collectFields(sets, fragmentNamed, about(within, type))];
  const fields = collected.map(([key, nodes], place): PlannedField | TypeName => {
    if (nodes.some(({ directives }) => directives?.length)) throw new Unusual('directives');
    const name = nodes[0]?.name.value ?? '';
    const prefix = `${place ? ',' : ''}${JSON.stringify(key)}:`;
    if (name === '__typename') return { text: `${prefix}${JSON.stringify(type.name)}` };
    const definition = type.getFields()[name];
    if (!definition) throw new Unusual('questions about the schema');
    const shape = shapeOf(within, definition.type, nodes);
    const leaf = shape.kind === 'required' ? shape.of : shape;
    const isProperty = leaf.kind === 'leaf' && !definition.resolve;
    const writePlain = isProperty ? leaf.writePlain : undefined;
    return { key, prefix, nodes, definition, parent: type, shape, writePlain };
  });
  // The object itself, and what is known of it beforehand.
  const ownValues = 1 + fields.filter((field) => 'text' in field).length;
  const lengths = fields.map((field) => ('text' in field ? field.text : field.prefix).length);
  const ownCharacters = lengths.reduce((sum, length) => sum + length, '{}'.length);
  return { kind: 'object', fields, ownValues, ownCharacters };
}

/**
 * Reads an operation of a valid document; null for one with directives, abstract types or questions about the schema.
 */
export function planOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Plan | null {
  const type = schema.getRootType(operation.operation);
  if (!type || operation.directives?.length) return null;
  const fragments = fragmentsOf(document);
  try {
    const root = objectOf({ schema, fragments }, type, [operation.selectionSet]);
    return { operation, fragments, root };
  } catch (error) {
    if (error instanceof Unusual) return null;
    throw error;
  }
}
