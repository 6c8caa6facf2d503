import { compose } from '../mails/email-template.js';
import { orderButton } from '../orders/order.mails.js';
import { shortId } from '../orders/short-id.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { formatPaise } from '../platform/money.js';
import type { PaymentBalance } from './payments.queries.js';

export function paymentMail(
  publicUrl: string,
  user: { name: string },
  order: { id: string },
  amount: number,
  { totalPrice, paidAmount, due }: PaymentBalance,
): MailContent {
  return compose({
    subject: `Payment received: ${formatPaise(amount)} (order #${shortId(order.id)})`,
    paragraphs: [
      `Hello ${user.name}, thank you for your payment.`,
      due ? `${formatPaise(due)} is still to be paid.` : 'Your order is fully paid.',
    ],
    facts: [
      ['Order', `#${shortId(order.id)}`],
      ['Received', formatPaise(amount)],
      ['Total', formatPaise(totalPrice)],
      ['Paid so far', formatPaise(paidAmount)],
      ['Still to pay', formatPaise(due)],
    ],
    button: orderButton(publicUrl, order),
  });
}
