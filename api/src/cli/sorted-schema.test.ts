import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { schema as served } from '../http/schema.js';

it('schema.graphql has the values of enums in the order of the server, and types by name', () => {
  const text = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  const written = buildSchema(text);
  const namesOf = (schema: typeof served, name: string) => {
    const type = schema.getType(name);
    return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  };
  const enums = Object.values(served.getTypeMap()).filter(isEnumType);
  for (const { name } of enums)
    expect([name, ...namesOf(written, name)]).toEqual([name, ...namesOf(served, name)]);
  expect(namesOf(written, 'OrderStatus')[0]).toBe('WAITING_FOR_PICKUP');
  const types = [...text.matchAll(/^type (\w+)/gm)].map(([, name]) => name);
  expect(types).toEqual(types.toSorted());
});
