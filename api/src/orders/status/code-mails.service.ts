import type { Deps, Em } from '../../database.js';
import { withdrawMails } from '../../mails/outbox.service.js';
import { deliveryCodeOf, mailCustomer, type OrderForUpdate } from '../order-mutation.service.js';
import { dispatchCancelledEmail } from './status.mails.js';

/**
 * Withdraws the mail with the delivery code of an order. Returns true if that mail was already
 * sent.
 */
export const withdrawCodeMails = async (em: Em, order: OrderForUpdate): Promise<boolean> =>
  order.deliveryOtp !== null && withdrawMails(em, deliveryCodeOf(order));

/**
 * Mails the customer that the delivery is postponed. The next mail with a delivery code makes this
 * mail outdated.
 */
export const notifyDispatchCancelled = (deps: Deps, order: OrderForUpdate): Promise<void> =>
  mailCustomer(
    deps,
    order,
    'laundry still with us',
    dispatchCancelledEmail(deps.app.publicUrl, order.user.$, order),
    deliveryCodeOf(order),
  );
