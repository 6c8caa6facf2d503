import {
  type GraphQLSchema,
  isEnumType,
  lexicographicSortSchema,
  printSchema,
  printType,
} from 'graphql';

/**
 * The schema with types, fields and arguments sorted by name. Enum values are not sorted, because
 * their order has a meaning.
 */
export function printSorted(schema: GraphQLSchema): string {
  const sorted = lexicographicSortSchema(schema);
  let text = `${printSchema(sorted)}\n`;
  for (const type of Object.values(sorted.getTypeMap())) {
    const inOrder = schema.getType(type.name);
    if (isEnumType(type) && inOrder)
      text = text.replace(`${printType(type)}\n`, () => `${printType(inOrder)}\n`);
  }
  return text;
}
