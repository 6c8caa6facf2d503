import { compose } from '../mails/email-template.js';
import { orderButton } from '../orders/order.mails.js';
import { shortId } from '../orders/short-id.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { formatPaise } from '../platform/money.js';
import { site } from '../site-config.js';
import type { RefundInput } from './payment.inputs.js';
import { METHOD_LABELS } from './payment.labels.js';
import type { PaymentBalance } from './payments.queries.js';

export function refundMail(
  publicUrl: string,
  user: { name: string },
  order: { id: string },
  { amount, method, reason }: RefundInput,
  { totalPrice, paidAmount, due }: PaymentBalance,
): MailContent {
  return compose({
    subject: `Refund: ${formatPaise(amount)} (order #${shortId(order.id)})`,
    paragraphs: [
      `Hello ${user.name}, we have refunded ${formatPaise(amount)} ${METHOD_LABELS[method]}.`,
      `Is something wrong? Call us at ${site.phone.display}.`,
    ],
    facts: [
      ['Order', `#${shortId(order.id)}`],
      ['Refunded', formatPaise(amount)],
      ['Reason', reason],
      ['Total', formatPaise(totalPrice)],
      ['Paid so far', formatPaise(paidAmount)],
      ['Still to pay', formatPaise(due)],
    ],
    button: orderButton(publicUrl, order),
  });
}
