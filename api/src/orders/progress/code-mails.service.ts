import type { Deps, Em } from '../../database.js';
import { endMails } from '../../mails/outbox.service.js';
import { deliveryCodeOf, mailCustomer, type OrderToChange } from '../order-change.service.js';
import { stillHereMail } from './progress.mails.js';

/** Withdraws the mail with the delivery code of an order. Returns true if that mail was already sent. */
export const endCodeMails = async (em: Em, order: OrderToChange): Promise<boolean> =>
  order.deliveryOtp !== null && endMails(em, deliveryCodeOf(order));

/** Tells the customer that the order is not on its way. The next delivery code makes this mail outdated. */
export const tellStillHere = (deps: Deps, order: OrderToChange): Promise<void> =>
  mailCustomer(
    deps,
    order,
    'laundry still with us',
    stillHereMail(deps.app.publicUrl, order.user.$, order),
    deliveryCodeOf(order),
  );
