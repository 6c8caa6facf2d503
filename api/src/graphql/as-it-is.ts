import { type GraphQLSchema, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';

/** On a field that rows have under its very name: it is read there, as those of entities are. */
export const AsItIs = () => Extensions({ asItIs: true });

/** Takes the resolvers of those fields away. To ask one costs as much as to write ten values, for each row. */
export function readAsItIs(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (field.extensions['asItIs']) field.resolve = undefined;
  }
  return schema;
}
