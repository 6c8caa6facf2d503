import { Field, ID, InputType, Int } from 'type-graphql';
import { badInput, type FieldErrors } from '../../platform/errors.js';
import { badRows } from '../../platform/input-decorators.js';
import {
  EXPECTED_VERSION_DESCRIPTION,
  type ExpectedVersion,
} from '../../platform/optimistic-lock.js';
import { OrderStatus } from '../order.status.js';

/**
 * Maximum number of orders per bulk action: two pages of the list, which a person can still check.
 */
export const MAX_ORDERS = 100;

export const ORDERS_WANTED = `The orders with the versions that the viewer read: 1 to ${MAX_ORDERS}, each once.`;

@InputType({ description: 'An order and the version that the viewer read.' })
export class OrderVersionInput {
  @Field(() => ID, { description: 'Id of the order.' })
  orderId!: string;

  @Field(() => Int, { description: EXPECTED_VERSION_DESCRIPTION })
  version!: number;
}

@InputType()
abstract class BulkOrdersInput {
  @Field(() => [OrderVersionInput], { description: ORDERS_WANTED })
  orders!: OrderVersionInput[];
}

@InputType({ description: 'Orders and their new status.' })
export class BulkUpdateOrderStatusInput extends BulkOrdersInput {
  @Field(() => OrderStatus, {
    description:
      'The new status. An order for which it is not a step forward stays unchanged, and its result has an error.',
  })
  status!: OrderStatus;
}

@InputType({ description: 'Orders whose last status change is undone.' })
export class BulkUndoStatusChangeInput extends BulkOrdersInput {}

export const expectedVersionOf = ({ orderId, version }: OrderVersionInput): ExpectedVersion => ({
  id: orderId,
  version,
});

/** Refuses an empty or too long list, and an order listed twice. */
export function checkOrders(input: unknown): void {
  const { orders: rows } = input as BulkOrdersInput;
  if (!rows.length) throw badInput({ orders: 'Choose at least one order' });
  if (rows.length > MAX_ORDERS)
    throw badInput({ orders: `Choose at most ${MAX_ORDERS} orders at once` });
  const before = new Set<string>();
  const twice: FieldErrors = {};
  for (const [row, { orderId }] of rows.entries()) {
    const id = orderId.toLowerCase();
    if (before.has(id)) twice[`orders.${row}.orderId`] = 'This order is in the list twice';
    before.add(id);
  }
  if (Object.keys(twice).length) throw badRows(twice);
}
