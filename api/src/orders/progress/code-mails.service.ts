import type { Deps, Em } from '../../database.js';
import { endMails } from '../../mails/outbox.service.js';
import { deliveryCodeOf, mailCustomer, type OrderToChange } from '../order-change.service.js';
import { stillHereMail } from './progress.mails.js';

/** Withdraws the mail with the delivery code of an order that does not go out after all; true when it had left. */
export const endCodeMails = async (em: Em, order: OrderToChange): Promise<boolean> =>
  order.deliveryOtp !== null && endMails(em, deliveryCodeOf(order));

/** Once it goes out with another code, this is no longer true either. */
export const tellStillHere = (deps: Deps, order: OrderToChange): Promise<void> =>
  mailCustomer(
    deps,
    order,
    'laundry still with us',
    stillHereMail(deps.app.publicUrl, order.user.$, order),
    deliveryCodeOf(order),
  );
