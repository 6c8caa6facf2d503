import { compose, type EmailTemplate } from '../mails/email-template.js';
import type { Bill } from '../orders/items/bill-calculation.js';
import { billFacts, orderButton } from '../orders/order.mails.js';
import { shortId } from '../orders/short-id.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { formatPaise } from '../platform/money.js';
import type { PaymentMethod } from './payment.entity.js';
import { methodLabel } from './payment.labels.js';

export interface Receipt {
  bill: Bill;
  /** Payments of the order less refunds and reversals, by method; amounts in paise. */
  paid: readonly { method: PaymentMethod | null; amount: number }[];
  due: number;
}

/** Receipt of an order: its bill, payments and amount due. */
export function receiptMail(
  publicUrl: string,
  user: { name: string },
  order: { id: string },
  { bill, paid, due }: Receipt,
): MailContent {
  const payments = paid.map(({ method, amount }): [string, string] => [
    `Paid${methodLabel(method)}`,
    formatPaise(amount),
  ]);
  const facts: EmailTemplate['facts'] = [
    ...(billFacts(order, bill) ?? []),
    ...payments,
    ['Still to pay', formatPaise(due)],
  ];
  return compose({
    subject: `Receipt: ${formatPaise(bill.totalPrice)} (order #${shortId(order.id)})`,
    paragraphs: [`Hello ${user.name}, here is the receipt for your order.`],
    facts,
    button: orderButton(publicUrl, order),
  });
}
