import type { Viewer } from '../../auth/viewer.js';
import type { Deps } from '../../database.js';
import { badInput } from '../../platform/errors.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import {
  invalidTransition,
  mailCustomer,
  lockOrderForUpdate,
  type OrderForUpdate,
  pickupOf,
  saveOrder,
} from '../order-mutation.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { contactUpdatedMail } from '../order.mails.js';
import { isUnderWay } from '../order.status.js';
import { pickupNameOf } from './booking.service.js';
import type { UpdateOrderContactInput } from './staff-booking.inputs.js';

const PARTS = ['pickupAddress', 'pickupPhoneNumber', 'pickupName'] as const;
type Contact = Pick<OrderForUpdate, (typeof PARTS)[number]>;

const LABELS: Record<keyof Contact, string> = {
  pickupAddress: 'Address',
  pickupPhoneNumber: 'Phone',
  pickupName: 'Name',
};

/** Address and contact values of the request that differ from the saved ones. */
function changedParts(
  order: OrderForUpdate,
  { pickupAddress, phone, name }: UpdateOrderContactInput,
): Partial<Contact> {
  const asked: Contact = {
    pickupAddress: pickupAddress ?? order.pickupAddress,
    pickupPhoneNumber: phone ?? order.pickupPhoneNumber,
    pickupName: typeof name === 'string' ? pickupNameOf(name, order.user.$) : order.pickupName,
  };
  return Object.fromEntries(
    PARTS.filter((part) => asked[part] !== order[part]).map((part) => [part, asked[part]]),
  );
}

/** Staff correct the address and contact of an order until it is delivered or cancelled. */
export function updateOrderContact(
  viewer: Viewer,
  { em, app }: Deps,
  seen: ExpectedVersion,
  input: UpdateOrderContactInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await lockOrderForUpdate(tx, viewer, seen, 'orders.book');
    if (!isUnderWay(order.orderStatus))
      throw invalidTransition(
        `Address and phone cannot be corrected: this order is ${order.orderStatus}`,
      );
    const changed = changedParts(order, input);
    const parts = PARTS.filter((part) => part in changed);
    if (!parts.length) throw badInput({ pickupAddress: 'There are no changes to save' });
    const sentences = parts.map(
      (part) =>
        `${LABELS[part]}: ${changed[part] ?? order.user.$.name}, was ${order[part] ?? order.user.$.name}`,
    );
    const reason = [...sentences, input.reason].join('. ');
    // Another address is no longer our counter.
    const collection = changed.pickupAddress ? { counterCollection: false } : {};
    const values = { ...changed, ...collection };
    await saveOrder(tx, viewer, order, values, { kind: OrderEventKind.CONTACT_UPDATED, reason });
    const now = { ...order, ...changed };
    const content = contactUpdatedMail(app.publicUrl, order.user.$, now, input.reason);
    await mailCustomer({ em: tx, app }, order, 'order corrected', content, pickupOf(order));
  });
}
