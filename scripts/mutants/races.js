/** Name, file, what stands there, what is put in its place, and the tests that have to notice. */
export const RACES = [
  [
    ...['two changes of an order at once', 'orders/order-change.service.ts'],
    ...['    { id, version },\n    { ...values', '    { id },\n    { ...values'],
    ['payments/payments.races', 'graphql/versions.together', 'graphql/versions'],
  ],
  [
    ...['a change of an order that was seen otherwise', 'orders/order-change.service.ts'],
    '  if (order.version !== seen.version) throw await outdated(em, viewer, order.id);\n',
    ...['', ['payments/payments.races', 'orders/progress/progress', 'payments/payments']],
  ],
  [
    ...['two changes of an account at once', 'users/account.service.ts'],
    ...[
      'nativeUpdate(User, { id, version: seen.version }, values)',
      'nativeUpdate(User, { id }, values)',
    ],
    ['users/account', 'graphql/versions'],
  ],
  [
    ...['two changes of an address at once', 'addresses/addresses.service.ts'],
    'tx.nativeUpdate(Address, { id, version }, change)',
    ...['tx.nativeUpdate(Address, { id }, change)', ['addresses/addresses', 'graphql/versions']],
  ],
  [
    ...['two price lists at once', 'enterprises/price-list.service.ts'],
    'nativeUpdate(PriceList, { enterpriseId: id, version }, nextVersion(viewer))',
    'nativeUpdate(PriceList, { enterpriseId: id }, nextVersion(viewer))',
    ['enterprises/price-list.races', 'graphql/versions'],
  ],
  [
    ...['a cloth type twice in a price list', 'enterprises/price-list.service.ts'],
    ...['else if (seen.has(key(type)))', 'else if (seen.has(type))', ['enterprises/price-list']],
  ],
  [
    ...['addresses without end, added at once', 'addresses/addresses.service.ts'],
    '    const owner = await lockOwner(tx, userId);\n',
    ...['    const owner = await tx.findOneOrFail(User, userId);\n', ['addresses/addresses']],
  ],
  [
    ...['one address too many', 'addresses/addresses.service.ts'],
    ...['count >= MAX_ADDRESSES', 'count > MAX_ADDRESSES', ['addresses/addresses']],
  ],
  [
    ...['one key books twice at once', 'orders/booking/booking.service.ts'],
    'error instanceof UniqueConstraintViolationException',
    ...['error === null', ['orders/booking/booking']],
  ],
  [
    ...['one key books twice', 'orders/booking/booking.service.ts'],
    ...['    idempotencyKey: key ?? null,\n', '', ['orders/booking/booking']],
  ],
  [
    ...['one key pays twice at once', 'payments/ledger.service.ts'],
    ...['    if (await isEntered()) return;\n    throw error;', '    throw error;'],
    ['payments/payments.races', 'payments/payments'],
  ],
  [
    ...['delivery codes tried at once', 'orders/progress/delivery-proof.service.ts'],
    ...['  await tx.lock(order, LockMode.PESSIMISTIC_WRITE);\n', '  void LockMode;\n'],
    ['orders/progress/delivery-code'],
  ],
  [
    ...['guesses of a code at once', 'auth/codes/codes.service.ts'],
    'and slot = ${slot} and ${isOpen} and ${hasTries}\n    returning',
    ...['and slot = ${slot} and ${isOpen}\n    returning', ['auth/codes/guessing']],
  ],
  [
    ...['strangers ask at once', 'auth/codes/codes.service.ts'],
    ...['  if (!marked) await takeTurn(em, email);\n', ''],
    ['auth/codes/guard.service', 'auth/codes/guessing', 'auth/devices/strangers'],
  ],
  [
    ...['a notification twice', 'payment-links/notifications.service.ts'],
    ...["    if (!fresh) return 'repeated';\n", ''],
    ['payment-links/webhooks', 'payment-links/webhooks.paid'],
  ],
  [
    ...['one payment in two notifications', 'payment-links/link-payments.service.ts'],
    ...["  if (known) return 'repeated';\n", '  void known;\n'],
    ['payment-links/webhooks.paid', 'payment-links/webhooks', 'payment-links/reconcile'],
  ],
  [
    ...['cash and online at once', 'payments/online.service.ts'],
    ...["    .forUpdate('o')\n", '', ['payment-links/cash-and-webhook', 'payments/payments.races']],
  ],
  [
    ...['two payments through a link at once', 'payment-links/link-payments.service.ts'],
    ...[
      "    .where('id', '=', news.reference)\n    .forUpdate()",
      "    .where('id', '=', news.reference)",
    ],
    ['payment-links/webhooks.paid', 'payment-links/webhooks', 'payment-links/cash-and-webhook'],
  ],
  [
    ...['a booking while its account is deleted', 'orders/booking/booking.service.ts'],
    '    { lockMode: LockMode.PESSIMISTIC_READ },\n',
    ...['', ['orders/booking/booking', 'orders/settled/settled']],
  ],
  [
    ...['a passkey is added while the account goes', 'auth/passkeys/passkeys.service.ts'],
    ...['!user || !(await em.count(Session, { tokenHash: sessionHash }))', '!user'],
    ['users/email-change/hand-over.races', 'auth/passkeys/passkeys', 'auth/passkeys/passkey-proof'],
  ],
];
