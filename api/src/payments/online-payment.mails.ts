import { compose } from '../mails/email-template.js';
import { orderButton } from '../orders/order.mails.js';
import { shortId } from '../orders/short-id.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { formatPaise } from '../platform/money.js';
import type { Split } from './service-charge.js';

interface Receipt extends Split {
  orderId: string;
  name: string;
  paymentId: string;
  /** Amount still due, in paise. */
  due: number;
}

export function onlinePaymentMail(publicUrl: string, receipt: Receipt): MailContent {
  const { applied, serviceCharge, overpayment, due } = receipt;
  const order = `#${shortId(receipt.orderId)}`;
  const facts: [string, string][] = [
    ['Order', order],
    ['Paid towards the order', formatPaise(applied)],
    ['Service charge', formatPaise(serviceCharge)],
    ['Still to pay', formatPaise(due)],
    ['Payment reference', receipt.paymentId],
  ];
  if (overpayment > 0) facts.splice(3, 0, ['To be refunded', formatPaise(overpayment)]);
  return compose({
    subject: `Payment received: ${formatPaise(applied + serviceCharge + overpayment)} (order ${order})`,
    paragraphs: [
      `Hello ${receipt.name}, thank you for your payment.`,
      ...(overpayment > 0
        ? [`You paid ${formatPaise(overpayment)} more than was due. We will refund it.`]
        : []),
    ],
    facts,
    button: orderButton(publicUrl, { id: receipt.orderId }),
  });
}
