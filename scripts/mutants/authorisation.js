/** Name, file, what stands there, what is put in its place, and the tests that have to notice. */
export const AUTHORISATION = [
  [
    ...['anybody acts for anybody', 'auth/ownership.policy.ts'],
    ...['id !== viewer.userId && !may(viewer, permission)', 'id === null'],
    ['auth/ownership.policy', 'graphql/access/access.ownership'],
  ],
  [
    ...['anybody changes what is anybody’s', 'auth/ownership.policy.ts'],
    ...['may(viewer, permission) ? {} : { user: viewer.userId }', '{}'],
    ['auth/ownership.policy', 'graphql/access/access.ownership'],
  ],
  [
    ...['anybody reads what is anybody’s', 'auth/ownership.policy.ts'],
    ...['everybodys ? sql', 'userId ? sql'],
    ['auth/ownership.policy', 'graphql/access/access.ownership'],
  ],
  [
    ...['any staff does what some may', 'auth/permission.policy.ts'],
    'viewer.role === Role.STAFF && viewer.permissions.includes(permission)',
    ...['viewer.role === Role.STAFF', ['graphql/access/access', 'graphql/access/access.ownership']],
  ],
  [
    ...['a business is staff', 'auth/permission.policy.ts'],
    ...['role === Role.ADMIN || role === Role.STAFF;', 'role !== Role.CUSTOMER;'],
    ['auth/permission.policy', 'auth/sessions/sessions', 'auth/passkeys/staff-passkeys'],
  ],
  [
    ...['staff change the accounts of admins', 'auth/permission.policy.ts'],
    ...[
      'if (isStaff(user))\n    throw',
      'if (viewer.role === user.role && isAdmin(user))\n    throw',
    ],
    ['auth/permission.policy'],
  ],
  [
    ...['users do what staff may', 'graphql/access/access.ts'],
    "if (access !== 'user') requirePermission(viewer, access);",
    ...['void viewer;', ['graphql/access/access', 'rest/rest.access']],
  ],
  [
    ...['staff work without the passkey that is wanted', 'graphql/access/access.ts'],
    "if (access !== 'public' && !beforePasskey) checkPasskey(context);",
    ...['void beforePasskey;', ['auth/passkeys/staff-passkeys']],
  ],
  [
    ...['any session of staff counts as one with a passkey', 'auth/passkeys/passkey.policy.ts'],
    ...['needsPasskey(app, viewer) && !viewer.byPasskey', 'false'],
    ['auth/passkeys/staff-passkeys'],
  ],
  [
    ...['two guesses in one document', 'graphql/access/access.ts'],
    ...['++seen > 1', '++seen > 2', ['auth/codes/guessing', 'graphql/documents/document-limits']],
  ],
  [
    ...['no limit per network', 'graphql/access/access.ts'],
    'if (limit) await countUse(context, limit, args as Record<string, unknown>);',
    ...['void limit;', ['http/network-limits']],
  ],
  [
    ...['no limit of changes', 'graphql/access/access.ts'],
    "if (writes && context.viewer) await context.countDeed(context.em, context.viewer, 'write');",
    ...['', ['auth/account-limits']],
  ],
  [
    ...['one change less than the limit', 'auth/account-limits.ts'],
    ...['used > points[role] * factor', 'used >= points[role] * factor', ['auth/account-limits']],
  ],
  [
    ...['one guess more per network', 'platform/http/rate-limits.ts'],
    ...['verify: { points: 20,', 'verify: { points: 21,'],
    ['http/network-limits', 'platform/http/rate-limits'],
  ],
  [
    ...['the passkey of somebody else', 'auth/passkeys/passkeys.service.ts'],
    ...['findOne(Passkey, { id, userId })', 'findOne(Passkey, { id })'],
    ['graphql/access/access.ownership', 'auth/passkeys/passkeys'],
  ],
  [
    ...['pickup at somebody else’s saved address', 'orders/booking/booking.service.ts'],
    ...['{ id: input.addressId, user: userId }', '{ id: input.addressId }'],
    ['orders/booking/booking', 'graphql/access/access.ownership'],
  ],
  [
    ...['a customer calls off what was collected', 'orders/booking/cancel-reschedule.service.ts'],
    ...['!staff && !isOpenToCustomer(order.orderStatus)', 'false'],
    ['orders/booking/cancel-reschedule'],
  ],
  [
    ...['a customer moves a pickup once more', 'orders/booking/cancel-reschedule.service.ts'],
    ...['>= OWN_MOVES)', '> OWN_MOVES)', ['orders/booking/cancel-reschedule']],
  ],
  [
    ...['what was delivered is called off', 'orders/order.status.ts'],
    ...[
      "delivered: { dispatched: 'back' }",
      "delivered: { dispatched: 'back', cancelled: 'cancel' }",
    ],
    ['orders/order.status', 'orders/progress/transitions'],
  ],
  [
    ...['calling off without a reason', 'orders/order.status.ts'],
    ...["step === 'back' || step === 'cancel'", "step === 'back'"],
    ['orders/order.status', 'orders/booking/cancel-reschedule'],
  ],
  [
    ...['delivery without the code or a reason', 'orders/progress/delivery-proof.service.ts'],
    ...['if (!reason)', 'if (reason === null)', ['orders/progress/delivery-code']],
  ],
  [
    ...['six wrong delivery codes', 'orders/progress/delivery-proof.service.ts'],
    ...['MAX_WRONG_CODES = 5', 'MAX_WRONG_CODES = 6', ['orders/progress/delivery-code']],
  ],
  [
    ...['a bill changes while it is on its way', 'orders/order.status.ts'],
    'status === OrderStatus.PICKED || status === OrderStatus.PROCESSING',
    ...['status !== OrderStatus.WAITING_FOR_PICKUP', ['orders/items/items', 'orders/order.status']],
  ],
];
