import { devPage } from '../platform/http/dev-page.js';
import { escapeHtml } from '../platform/html.js';
import { formatPaise } from '../platform/money.js';
import type { CheckoutLink } from './dev-payment-provider.store.js';

const note =
  '<p class="note">This page stands in for a payment provider while you try things out. No money moves.</p>';

const CLOSED: Partial<Record<CheckoutLink['status'], string>> = {
  paid: 'This is paid. Thank you.',
  cancelled:
    'This link was cancelled, because the amount has changed. Go back to your order for the new one.',
  expired: 'This link is out of date. Go back to your order for a new one.',
};

/** Checkout page, on which the tester pays all, pays a part, or lets the payment fail. */
export function checkoutPage(link: CheckoutLink, action: string, problem?: string): string {
  const unpaid = link.amount - link.amount_paid;
  const closed = CLOSED[link.status];
  const facts: [string, string][] = [
    ['For', link.customer.name ?? ''],
    ['Amount', formatPaise(link.amount)],
    ...(link.amount_paid
      ? [['Paid so far', formatPaise(link.amount_paid)] as [string, string]]
      : []),
  ];
  return devPage(
    'Checkout',
    `<h1>${escapeHtml(link.description)}</h1>${note}
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}
<dt>To pay</dt><dd class="total">${formatPaise(unpaid)}</dd></dl>
${closed ? `<p role="status">${escapeHtml(closed)}</p>` : forms(action, unpaid)}`,
  );
}

const forms = (action: string, unpaid: number): string => `
<form method="post" action="${escapeHtml(action)}"><button name="do" value="pay">Pay ${formatPaise(unpaid)}</button></form>
<form method="post" action="${escapeHtml(action)}"><label>Part of it, in rupees
<input type="number" name="amount" min="1" max="${((unpaid - 1) / 100).toFixed(2)}" step="0.01" value="${Math.max(1, Math.floor(unpaid / 200))}" required></label>
<button class="quiet" name="do" value="part">Pay part</button></form>
<form method="post" action="${escapeHtml(action)}"><button class="bad" name="do" value="fail">Fail</button></form>`;

export const noLinkPage = (): string =>
  devPage('Checkout', `<h1>There is no such link</h1>${note}`);
