import { isPossible, permissionOf } from '../../../rules/order-actions.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps } from '../../database.js';
import { badInput } from '../../platform/errors.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import {
  invalidTransition,
  mailCustomer,
  findOrderForUpdate,
  type OrderForUpdate,
  pickupOf,
  saveOrder,
} from '../order-mutation.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { contactUpdatedMail } from '../order.mails.js';
import { pickupNameOf } from './booking.service.js';
import type { UpdateOrderContactInput } from './staff-booking.inputs.js';

const CONTACT_FIELDS = ['pickupAddress', 'pickupPhoneNumber', 'pickupName'] as const;
type Contact = Pick<OrderForUpdate, (typeof CONTACT_FIELDS)[number]>;

const LABELS: Record<keyof Contact, string> = {
  pickupAddress: 'Address',
  pickupPhoneNumber: 'Phone',
  pickupName: 'Name',
};

/** Address and contact fields of the request that differ from the saved ones. */
function changedFields(
  order: OrderForUpdate,
  { pickupAddress, phone, name }: UpdateOrderContactInput,
): Partial<Contact> {
  const requested: Contact = {
    pickupAddress: pickupAddress ?? order.pickupAddress,
    pickupPhoneNumber: phone ?? order.pickupPhoneNumber,
    pickupName: typeof name === 'string' ? pickupNameOf(name, order.user.$) : order.pickupName,
  };
  return Object.fromEntries(
    CONTACT_FIELDS.filter((field) => requested[field] !== order[field]).map((field) => [
      field,
      requested[field],
    ]),
  );
}

/** Corrects the address and contact of an order, until it is delivered or cancelled. */
export function updateOrderContact(
  viewer: Viewer,
  { em, app }: Deps,
  seen: ExpectedVersion,
  input: UpdateOrderContactInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await findOrderForUpdate(tx, viewer, seen, permissionOf('CHANGE_CONTACT'));
    if (!isPossible('CHANGE_CONTACT', order.orderStatus))
      throw invalidTransition(
        `Address and phone cannot be corrected: this order is ${order.orderStatus}`,
      );
    const changed = changedFields(order, input);
    const fields = CONTACT_FIELDS.filter((field) => field in changed);
    if (!fields.length) throw badInput({ pickupAddress: 'There are no changes to save' });
    const sentences = fields.map(
      (field) =>
        `${LABELS[field]}: ${changed[field] ?? order.user.$.name}, was ${order[field] ?? order.user.$.name}`,
    );
    const reason = [...sentences, input.reason].join('. ');
    // A new address means that the customer does not collect at the counter.
    const collection = changed.pickupAddress ? { counterCollection: false } : {};
    const values = { ...changed, ...collection };
    await saveOrder(tx, viewer, order, values, { kind: OrderEventKind.CONTACT_UPDATED, reason });
    const now = { ...order, ...changed };
    const content = contactUpdatedMail(app.publicUrl, order.user.$, now, input.reason);
    await mailCustomer({ em: tx, app }, order, 'order corrected', content, pickupOf(order));
  });
}
