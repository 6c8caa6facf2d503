import { isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../http/schema.js';

/** Types whose `id` is not their own: changes and views of an order, a user or an employee; slots of a day; states. */
const WITHOUT_RECORD = [
  ...['Change', 'CustomerSearchResult', 'CustomerSuggestion', 'Driver', 'OrderCustomer'],
  ...['OrderSearchResult', 'PickupSlot', 'ReportControlOrder', 'State'],
];

describe('the interface Node', () => {
  it('is implemented by every type with an id of its own', () => {
    const node = schema.getType('Node');
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const others = types.filter(
      (type) => 'id' in type.getFields() && !type.getInterfaces().some((one) => one === node),
    );
    expect(isInterfaceType(node)).toBe(true);
    expect(others.map(({ name }) => name).sort()).toEqual(WITHOUT_RECORD);
  });
});
