/** Name, file, what stands there, what is put in its place, and the tests that have to notice. */
export const MONEY = [
  [
    ...['a part above the total', 'payments/payment.ledger.ts'],
    ...['if (amount > totalPrice)', 'if (amount > totalPrice + 1)', ['payments/payment.ledger']],
  ],
  [
    ...['a part of nothing', 'payments/payment.ledger.ts'],
    `amount <= 0)
    throw badInput({ partialAmount`,
    `amount < 0)
    throw badInput({ partialAmount`,
    ['payments/payment.ledger'],
  ],
  [
    ...['a refund of more than is held', 'payments/payment.ledger.ts'],
    ...['amount > refundable', 'amount > refundable + 1', ['payments/payment.ledger']],
  ],
  [
    ...['a refund takes the bill before the excess', 'payments/payment.ledger.ts'],
    'const ofExcess = Math.min(amount - abovePaid, excess);',
    ...['const ofExcess = Math.min(Math.max(0, amount - paidAmount), excess);'],
    ['payments/payment.ledger', 'payments/refunds'],
  ],
  [
    ...['another service charge', 'payments/service-charge.ts'],
    ...['SERVICE_CHARGE = 100', 'SERVICE_CHARGE = 101', ['payments/service-charge']],
  ],
  [
    ...['the charge with every part', 'payments/service-charge.ts'],
    'Math.min(before + amount, SERVICE_CHARGE) - Math.min(before, SERVICE_CHARGE)',
    ...['Math.min(amount, SERVICE_CHARGE)', ['payments/service-charge']],
  ],
  [
    ...['online above what is due', 'payments/service-charge.ts'],
    ...['Math.min(towardsOrder, due)', 'towardsOrder'],
    ['payments/service-charge', 'payment-links/cash-and-webhook'],
  ],
  [
    ...['the charge is kept where nothing was due', 'payments/service-charge.ts'],
    '  if (towardsOrder > 0 && applied === 0) return { applied: 0, serviceCharge: 0, excess: amount };\n',
    ...['', ['payments/service-charge']],
  ],
  [
    ...['money for a cancelled order', 'payments/payments.service.ts'],
    ...['  checkStatus(order, amount);\n', '', ['payments/payments']],
  ],
  [
    ...['money before there is a bill', 'payments/payments.service.ts'],
    ...['  checkStatus(order, 0);\n', '', ['payments/payments']],
  ],
  [
    ...['a reversal tells of a payment', 'payments/payments.service.ts'],
    ...['  if (amount < 0) return;\n', '', ['payments/payments']],
  ],
  [
    ...['a key counts for anything', 'payments/ledger.service.ts'],
    ...['kind && !kinds.includes(kind)', 'kind === null'],
    ['payments/payments', 'payments/refunds'],
  ],
  [
    ...['a bill without quantities', 'orders/items/order.bill.ts'],
    ...['sum + quantity * price', 'sum + price', ['orders/items/order.bill']],
  ],
  [
    ...['a bill above the most', 'orders/items/order.bill.ts'],
    ...['totalPrice > MAX_TOTAL', 'totalPrice > MAX_TOTAL + 1', ['orders/items/order.bill']],
  ],
  [
    ...['a smaller bill keeps what is above it', 'payments/bill-correction.service.ts'],
    ...['if (held.paidAmount > totalPrice)', 'if (held.paidAmount < 0)', ['payments/smaller-bill']],
  ],
  [
    ...['back to waiting with money on it', 'orders/progress/progress.service.ts'],
    ...['if (order.paidAmount > 0)', 'if (order.paidAmount < 0)'],
    ['orders/progress/progress', 'orders/progress/transitions', 'payments/payments'],
  ],
  [
    ...['a link asks without its charge', 'payment-links/link.rules.ts'],
    ...['due > 0 ? due + SERVICE_CHARGE : 0', 'due', ['payment-links/links']],
  ],
  [
    ...['news of another order', 'payment-links/notifications.service.ts'],
    "  if (news.orderId !== link.orderId) return 'unknown order';\n",
    ...['', ['payment-links/webhooks', 'payment-links/webhooks.paid']],
  ],
  [
    ...['money of another country', 'payment-links/notifications.service.ts'],
    "      if (news.payment.currency !== 'INR') return 'wrong currency';\n",
    ...['', ['payment-links/webhooks', 'payment-links/webhooks.paid']],
  ],
  [
    ...['money that was not captured', 'payment-links/notifications.service.ts'],
    "      if (!news.payment.captured) return 'not captured';\n",
    ...['', ['payment-links/webhooks', 'payment-links/webhooks.paid']],
  ],
  [
    ...['a link of another amount', 'payment-links/notifications.service.ts'],
    "  if (news.amount !== link.amount) return 'wrong amount';\n",
    ...['', ['payment-links/webhooks', 'payment-links/webhooks.paid']],
  ],
  [
    ...['more through a link than it asks', 'payment-links/link-payments.service.ts'],
    ...['amount <= 0 || before + amount > link.amount', 'amount <= 0'],
    ['payment-links/webhooks', 'payment-links/webhooks.paid'],
  ],
  [
    ...['a link of another provider', 'payment-links/link-payments.service.ts'],
    'link && (link.providerId === null || link.providerId === news.id) ? link : undefined',
    ...['link', ['payment-links/webhooks', 'payment-links/webhooks.paid']],
  ],
];
