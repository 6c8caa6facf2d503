import { getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { collectFields, type Entrance, fragmentsOf } from './collect-fields.js';

/**
 * Response names with the number of fields of each, and names of the fragments that were looked up.
 */
function collected(text: string, enters?: Entrance) {
  const document = parse(text);
  const fragments = fragmentsOf(document);
  const lookedUp: string[] = [];
  const fragmentNamed = (name: string) => {
    lookedUp.push(name);
    return fragments[name];
  };
  const selections = getOperationAST(document)?.selectionSet;
  const fields = collectFields(selections ? [selections] : [], fragmentNamed, enters);
  return { fields: [...fields].map(([key, places]) => `${key} ${places.length}`), lookedUp };
}

describe('collectFields', () => {
  it.each([
    ['by their names in the answer', '{ a: id b: id }', ['a 1', 'b 1']],
    ['with all places that ask for them', '{ id me { id } id me { name } }', ['id 2', 'me 2']],
    [
      'in the order in which they are first asked for',
      '{ x ...F y } fragment F on Query { y z ... { w x } }',
      ['x 2', 'y 2', 'z 1', 'w 1'],
    ],
    [
      'also where one is called like a property of every object',
      '{ constructor }',
      ['constructor 1'],
    ],
  ])('collects the fields %s', (_, document, fields) => {
    expect(collected(document).fields).toEqual(fields);
  });

  it('reads each fragment once, with any number of spreads', () => {
    const steps = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} ... { ...F${i + 1} } }`,
    );
    const { fields, lookedUp } = collected(
      `{ ...F0 } ${steps.join(' ')} fragment F60 on Query { id }`,
    );
    expect(fields).toEqual(['id 1']);
    expect(lookedUp).toHaveLength(61);
  });

  it('includes only accepted fragments', () => {
    const onUsers: Entrance = (part) => part.typeCondition?.name.value === 'User';
    const document = `{ ...A ...B ... on User { c } ... on Order { d } }
      fragment A on User { a } fragment B on Order { b }`;
    expect(collected(document, onUsers).fields).toEqual(['a 1', 'c 1']);
  });
});
