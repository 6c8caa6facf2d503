/** Permissions of staff. The database stores these texts. Admins have all permissions. */
export const Permission = {
  ORDERS_READ: 'orders.read',
  ORDERS_BOOK: 'orders.book',
  ORDERS_PICKUP: 'orders.pickup',
  ORDERS_UPDATE_STATUS: 'orders.update_status',
  ORDERS_DELIVER: 'orders.deliver',
  ORDERS_CANCEL: 'orders.cancel',
  ORDERS_DISCOUNT: 'orders.discount',
  ORDERS_PRICE: 'orders.price',
  PAYMENTS_TAKE: 'payments.take',
  PAYMENTS_REFUND: 'payments.refund',
  CUSTOMERS_READ: 'customers.read',
  CUSTOMERS_WRITE: 'customers.write',
  CATALOGUE_WRITE: 'catalogue.write',
  ENTERPRISES_WRITE: 'enterprises.write',
  ROUNDS_PLAN: 'rounds.plan',
  ROUNDS_DRIVE: 'rounds.drive',
  REPORTS_READ: 'reports.read',
  INVOICES_ISSUE: 'invoices.issue',
  STAFF_WRITE: 'staff.write',
  AUDIT_READ: 'audit.read',
  SETTINGS_WRITE: 'settings.write',
} as const;
export type Permission = (typeof Permission)[keyof typeof Permission];

/**
 * Staff with one of these permissions may also read areas, prices, business details and employees,
 * because orders and customers refer to them.
 */
export const BASIC_READING: readonly Permission[] = ['orders.read', 'customers.read'];

/**
 * Permissions that some fields of a bill input need, in addition to the permission of the
 * operation.
 */
export const BILL_PERMISSIONS = {
  discounts: 'orders.discount',
  prices: 'orders.price',
  refund: 'payments.refund',
} as const satisfies Record<string, Permission>;

/** Labels that complete "permission to …". */
export const PERMISSION_LABELS: Record<Permission, string> = {
  'orders.read': 'see orders',
  'orders.book': 'book and reschedule pickups for customers',
  'orders.pickup': 'record pickups and correct items',
  'orders.update_status': 'update order status',
  'orders.deliver': 'deliver orders',
  'orders.cancel': 'cancel orders',
  'orders.discount': 'give discounts above the limit',
  'orders.price': 'change unit prices',
  'payments.take': 'take payments',
  'payments.refund': 'give refunds',
  'customers.read': 'see customers and their messages',
  'customers.write': 'change customers and their addresses',
  'catalogue.write': 'change the catalogue',
  'enterprises.write': 'change enterprises and their price lists',
  'rounds.plan': 'plan rounds',
  'rounds.drive': 'drive rounds',
  'reports.read': 'see totals and reports',
  'invoices.issue': 'issue invoices',
  'staff.write': 'change employees and their permissions',
  'audit.read': 'see the audit log',
  'settings.write': 'change settings',
};

export type PermissionName = keyof typeof Permission;

const isName = (name: string): name is PermissionName => name in Permission;
export const PERMISSION_NAMES = Object.keys(Permission).filter(isName);

/** Removes duplicates, and sorts permissions in the order of `Permission`. */
export const permissionsInOrder = (given: readonly Permission[]): Permission[] =>
  PERMISSION_NAMES.map((name) => Permission[name]).filter((one) => given.includes(one));

/** Enum name of a permission in GraphQL. */
export const nameOf = (permission: Permission): string =>
  PERMISSION_NAMES.find((name) => Permission[name] === permission) ?? '';

export const isPermission = (value: unknown): value is Permission =>
  Object.values<unknown>(Permission).includes(value);
