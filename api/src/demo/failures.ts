import { MailStatus } from '../mails/mail.entity.js';
import type { Order } from '../orders/order.entity.js';
import { OrderStatus } from '../../rules/order-status.js';
import { bookedMail } from '../orders/order.mails.js';
import type { AppContext } from '../platform/app-context.js';
import { MailFailure } from '../platform/mail/mail-failure.js';

/** Order fields that `bookedMail` takes and that demo orders leave empty. */
const EMPTY_FIELDS = { pickupName: null };

type DemoOrder = Omit<Parameters<typeof bookedMail>[2], keyof typeof EMPTY_FIELDS> &
  Pick<Order, 'orderStatus' | 'createdAt'> & { user: string };

interface EmailSources {
  app: Pick<AppContext, 'secret' | 'publicUrl'>;
  now: Date;
  orders: readonly DemoOrder[];
  users: readonly { id: string; name: string; email: string | null }[];
}

/** Number of attempts after which a mail fails. */
const ATTEMPTS = 12;

/**
 * A failed mail to a mistyped address. A retry goes to the customer's current e-mail, so it
 * succeeds.
 */
export function makeFailedEmails({ app, now, orders, users }: EmailSources) {
  const order = orders.find(({ orderStatus }) => orderStatus === OrderStatus.WAITING_FOR_PICKUP);
  const user = users.find(({ id }) => id === order?.user);
  if (!order || !user?.email) return [];
  const words = bookedMail(app.publicUrl, user, { ...order, ...EMPTY_FIELDS });
  return [
    {
      ...{ recipient: user.email.replace('@', '@mail.'), topic: 'booking confirmed' },
      ...{ sealed: app.secret.seal(JSON.stringify(words)), orderId: order.id },
      ...{ status: MailStatus.FAILED, attempts: ATTEMPTS, failureReason: MailFailure.ADDRESS },
      ...{ createdAt: order.createdAt, lastAttemptAt: now },
    },
  ];
}

/** A failed webhook of a payment whose link this installation has not created. */
export function makeFailedWebhooks(now: Date) {
  const kind = 'payment_link.paid';
  const paymentId = 'pay_QmT4x8Zr2LwKc1';
  const payment = { id: paymentId, amount: 64_100, currency: 'INR', captured: true };
  const link = {
    ...{ id: 'plink_QmT3v7Yq1KvJb0', reference: '018f0000-0000-7000-8000-00000000d3f0' },
    ...{ amount: payment.amount, status: 'paid', currency: 'INR', orderId: null, payment },
  };
  return [
    {
      ...{ eventId: 'evt_QmT5y9As3MxLd2', kind, outcome: 'unknown link' },
      ...{ notification: { kind, link }, paymentId, amount: payment.amount },
      ...{ createdAt: now, lastAttemptAt: now },
    },
  ];
}
