import { LockMode } from '@mikro-orm/core';
import type { Viewer } from '../auth/viewer.js';
import type { Deps, Em } from '../database.js';
import { Mail, MailStatus } from '../mails/mail.entity.js';
import { accessibleOrderFilter, orderAccessError } from '../orders/driver-orders.queries.js';
import { itemsOf, adjustmentsOf } from '../orders/items/bill.service.js';
import { summedUp } from '../orders/items/bill-calculation.js';
import { billOf, invalidTransition, mailCustomer } from '../orders/order-mutation.service.js';
import { Order } from '../orders/order.entity.js';
import { hasBill } from '../../rules/order-status.js';
import { DAY_MS } from '../platform/dates.js';
import { paidByMethod, paymentBalanceOf } from './payments.queries.js';
import { receiptMail } from './receipt.mails.js';

const TOPIC = 'receipt';

/**
 * Maximum number of receipts of one order that can be mailed within 24 hours. Staff can print
 * receipts without a limit.
 */
const MAX_PER_DAY = 10;

async function checkMailLimit(em: Em, orderId: string): Promise<void> {
  const about = { orderId, topic: TOPIC };
  if (await em.count(Mail, { ...about, status: MailStatus.QUEUED }))
    throw invalidTransition('This receipt is already being sent');
  const createdAt = { $gt: new Date(Date.now() - DAY_MS) };
  if ((await em.count(Mail, { ...about, createdAt })) >= MAX_PER_DAY)
    throw invalidTransition(
      `This receipt was already emailed ${MAX_PER_DAY} times in 24 hours. Print it, or try again tomorrow`,
    );
}

/** Mails the current bill, payments and amount due of an order to its customer. */
export function emailReceipt(viewer: Viewer, { em, app }: Deps, orderId: string): Promise<void> {
  return em.transactional(async (tx) => {
    // The lock makes repeated requests and changes of the bill run one after the other.
    const order = await tx.findOne(
      Order,
      await accessibleOrderFilter(tx, viewer, orderId, 'payments.take'),
      {
        populate: ['user'],
        strategy: 'select-in',
        lockMode: LockMode.PESSIMISTIC_WRITE,
      },
    );
    if (!order) throw orderAccessError(viewer, 'payments.take');
    if (!hasBill(order.orderStatus))
      throw invalidTransition(`There is no receipt: this order is ${order.orderStatus}`);
    if (!order.user.$.email)
      throw invalidTransition('This customer has no email. Print the receipt');
    await checkMailLimit(tx, order.id);
    const { totalPrice } = order;
    const bill = {
      ...summedUp(await itemsOf(tx, order)),
      ...{ adjustments: await adjustmentsOf(tx, order), totalPrice },
    };
    const [paid, { due }] = [
      await paidByMethod(tx, order.id),
      await paymentBalanceOf(tx, order.id),
    ];
    const content = receiptMail(app.publicUrl, order.user.$, order, { bill, paid, due });
    await mailCustomer({ em: tx, app }, order, TOPIC, content, billOf(order));
  });
}
