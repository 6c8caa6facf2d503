import type { Viewer } from '../../auth/viewer.js';
import { billRightsOf } from '../../employees/bill-rights.queries.js';
import type { Deps } from '../../database.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import {
  billOf,
  invalidTransition,
  mailCustomer,
  findOrderForUpdate,
  saveOrder,
} from '../order-mutation.service.js';
import { printedCodeFor } from '../printed-code.js';
import { countAtPickup } from '../piece-counts/piece-counts.service.js';
import { pickedMail } from '../order.mails.js';
import { OrderEventKind } from '../order-event.entity.js';
import { isPossible, permissionOf } from '../../../rules/order-actions.js';
import { OrderStatus } from '../../../rules/order-status.js';
import { checkDiscounts, billEventValues, priceRefusal } from './bill-limit.rules.js';
import { expressAdjustments, describeNewBill } from './adjustment.rules.js';
import { taxSettingsOf } from './bill-tax-settings.js';
import { chargedOn, priceOrderItems, replaceBill } from './bill.service.js';
import type { RecordPickupInput } from './pickup.inputs.js';
import { makeBill } from './bill-calculation.js';

/** Records the pickup: saves items and bill of the order, and mails the bill to the customer. */
export function recordPickup(
  viewer: Viewer,
  { em, app }: Deps,
  seen: ExpectedVersion,
  { items, adjustments, pieces, recordedAt }: RecordPickupInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await findOrderForUpdate(tx, viewer, seen, permissionOf('RECORD_PICKUP'));
    if (!isPossible('RECORD_PICKUP', order.orderStatus))
      throw invalidTransition(`The pickup cannot be recorded: this order is ${order.orderStatus}`);
    const terms = await taxSettingsOf(tx, order);
    const rights = await billRightsOf(tx, viewer);
    const priced = await priceOrderItems(tx, order, {
      items,
      terms,
      refusal: priceRefusal(rights),
    });
    // The express surcharge comes last, so that row numbers in errors equal those of `adjustments`
    // in the request.
    const bill = makeBill(priced, [...(adjustments ?? []), ...expressAdjustments(order)], terms);
    const history = { before: null, charged: await chargedOn(tx, order) };
    checkDiscounts(bill, rights, history, true);
    const { totalPrice, itemCount } = bill;
    await countAtPickup(tx, viewer, order, { pieces, itemCount, recordedAt });
    const reason = describeNewBill(bill);
    await saveOrder(
      tx,
      viewer,
      order,
      { totalPrice, itemCount, printedCode: printedCodeFor(order) },
      {
        kind: OrderEventKind.STATUS_CHANGED,
        toStatus: OrderStatus.PICKED,
        ...{ reason, recordedAt },
        ...billEventValues(bill, history),
      },
    );
    await replaceBill(tx, order, bill);
    const content = pickedMail(app.publicUrl, order.user.$, order, bill);
    await mailCustomer({ em: tx, app }, order, 'laundry picked up', content, billOf(order));
  });
}
