import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, it } from 'vitest';
import { schema } from './schema.js';

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField;

function fieldsOf(type: GraphQLNamedType): AnyField[] {
  if (isInputObjectType(type)) return Object.values(type.getFields());
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

/** All names of the schema with their descriptions. */
function* described(): Generator<[name: string, description: string]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    const isRoot = ['Query', 'Mutation', 'Subscription'].includes(type.name);
    if (!isRoot) yield [type.name, type.description ?? ''];
    for (const { name, description } of isEnumType(type) ? type.getValues() : [])
      yield [`${type.name}.${name}`, description ?? ''];
    for (const field of fieldsOf(type)) {
      yield [`${type.name}.${field.name}`, field.description ?? ''];
      for (const arg of 'args' in field ? field.args : [])
        yield [`${type.name}.${field.name}(${arg.name})`, arg.description ?? ''];
    }
  }
}

it('describes every type, field, argument, input field and enum value', () => {
  const undescribed = [...described()].filter(([, text]) => text.trim().length < 5);
  expect(undescribed.map(([name]) => name)).toEqual([]);
});

it('every mutation with the id of an object documents NOT_FOUND', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const silent = mutations.filter(
    ({ args, description }) =>
      args.some(({ name }) => /^(id|orderId|customerId)$/.test(name)) &&
      !/NOT_FOUND/.test(description ?? ''),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
