import { Field, ID, InputType, Int } from 'type-graphql';
import { badInput, type FieldErrors } from '../../platform/errors.js';
import { badRows } from '../../platform/check-input.js';
import {
  EXPECTED_VERSION_DESCRIPTION,
  type ExpectedVersion,
} from '../../platform/optimistic-lock.js';
import { OrderStatus } from '../../../rules/order-status.js';

/**
 * Maximum number of orders per bulk action: two pages of the list, so that a person can check them.
 */
export const MAX_ORDERS = 100;

export const ORDERS_WANTED = `The orders and the versions that the viewer read: 1 to ${MAX_ORDERS} orders, each one once.`;

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
      'The new status. An order that cannot move forward to this status stays unchanged, and its result has an error.',
  })
  status!: OrderStatus;
}

@InputType({ description: 'Orders whose last status change is to be undone.' })
export class BulkUndoStatusChangeInput extends BulkOrdersInput {}

export const expectedVersionOf = ({ orderId, version }: OrderVersionInput): ExpectedVersion => ({
  id: orderId,
  version,
});

/**
 * Throws BAD_USER_INPUT for an empty list, a list above `MAX_ORDERS`, and an order that is in the
 * list twice.
 */
export function checkOrders(input: unknown): void {
  const { orders: rows } = input as BulkOrdersInput;
  if (!rows.length) throw badInput({ orders: 'Choose at least one order' });
  if (rows.length > MAX_ORDERS)
    throw badInput({ orders: `Choose at most ${MAX_ORDERS} orders at once` });
  const listed = new Set<string>();
  const duplicates: FieldErrors = {};
  for (const [row, { orderId }] of rows.entries()) {
    const id = orderId.toLowerCase();
    if (listed.has(id)) duplicates[`orders.${row}.orderId`] = 'This order is in the list twice';
    listed.add(id);
  }
  if (Object.keys(duplicates).length) throw badRows(duplicates);
}
