import {
  type OrderAdjustment,
  AdjustmentKind,
  isComputed,
} from '../orders/order-adjustment.entity.js';
import { adjustmentInWords } from '../orders/items/adjustment.rules.js';
import type { OrderItem } from '../orders/order-item.entity.js';
import type { Order } from '../orders/order.entity.js';
import { shortId } from '../orders/short-id.js';
import { today } from '../platform/dates.js';
import type { Supply } from './document-content.js';

type BilledOrder = Pick<Order, 'id' | 'pickupDate' | 'deliveryDate' | 'totalPrice'>;
type BilledItem = Pick<OrderItem, 'name' | 'quantity' | 'price' | 'sac' | 'taxRate'>;
type BilledAdjustment = Pick<OrderAdjustment, 'kind' | 'amount' | 'basisPoints' | 'reason'>;

/** Billed data of an order, from its items and adjustments. */
export const supplyFrom = (
  order: BilledOrder,
  items: readonly BilledItem[],
  adjustments: readonly BilledAdjustment[],
): Supply => ({
  shortId: shortId(order.id),
  pickedUpOn: order.pickupDate,
  deliveredOn: order.deliveryDate && today(order.deliveryDate),
  lines: items.map(({ name, quantity, price, sac, taxRate }) => ({
    ...{ name, quantity, price, amount: quantity * price },
    ...(sac === null || taxRate === null ? {} : { sac, rate: taxRate }),
  })),
  beside: adjustments
    .filter((line) => !isComputed(line))
    .map((line) => ({ words: adjustmentInWords(line), amount: line.amount })),
  taxIsAdded: adjustments.some(({ kind }) => kind === AdjustmentKind.TAX),
  total: order.totalPrice,
});
