import type { AuditKind, Role } from '../../graphql/schema.generated';
import { capitalise } from '../../ui/format/capitalise';
import { operationLabels } from './operationLabels';

// Labels for GraphQL operations, object kinds and database tables, in the words of the other
// screens.

/** Words of a camel-case name, such as orderStatus → Order status. */
export const spelledOut = (name: string): string =>
  capitalise(
    name
      .replace(/_/g, ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  );

export const operationLabel = (operation: string): string =>
  operationLabels[operation] ?? spelledOut(operation);

/** Labels of the kinds of objects. */
export const thingLabels: Record<string, string> = {
  order: 'Order',
  user: 'Customer',
  employee: 'Employee',
  preset: 'Preset',
  app: 'App',
  area: 'Area',
  business: 'Company details',
  holiday: 'Closed day',
  'recurring pickup': 'Recurring pickup',
  round: 'Round',
  cloth: 'Cloth type',
  'cash-up': 'Cash closing',
  'saved filter': 'Saved filter',
  feedback: 'Review',
  mail: 'Mail',
  message: 'Message',
  webhook: 'Payment notice',
};

const roleLabels: Partial<Record<Role, string>> = {
  ENTERPRISE: 'Enterprise',
  STAFF: 'Account',
  APP: 'App',
  ADMIN: 'Account',
};

interface AboutObject {
  thing?: string | null;
  objectName?: string | null;
  objectRole?: Role | null;
}

/** Label such as "Order #1a2b3c" or "Customer Asha". A deleted object has no name. */
export function objectLabel({ thing, objectName, objectRole }: AboutObject): string {
  if (!thing) return '-';
  const sort = (objectRole && roleLabels[objectRole]) ?? thingLabels[thing] ?? spelledOut(thing);
  if (!objectName) return sort;
  return thing === 'order' ? `${sort} #${objectName}` : `${sort} ${objectName}`;
}

/** Labels of the parts of an object by table. The table of the object itself has none. */
const partLabels: Record<string, string> = {
  access_preset: 'Preset',
  api_token: 'API token',
  address: 'Address',
  area_pincode: 'Pincode',
  area_slot: 'Slot',
  business_logo: 'Logo',
  order_adjustment: 'Discounts and charges',
  enterprise_terms: 'Terms',
  failed_webhook: 'Payment notice',
  mail: 'Mail',
  online_payment: 'Online payment',
  order_event: 'Timeline',
  order_item: 'Items',
  passkey: 'Passkey',
  payment: 'Payment',
  payment_link: 'Payment link',
  price_list_item: 'Price list',
  order_photo: 'Photo',
  tax_document: 'Invoice',
  order_settings: 'Order settings',
  document_series_start: 'First invoice number',
  round_stop: 'Stop',
  session: 'Signed in',
  social_identity: 'Social sign-in',
};

export const kindLabels: Record<AuditKind, string> = {
  CREATED: 'Added',
  CHANGED: 'Changed',
  DELETED: 'Deleted',
  SIGNED_IN: 'Signed in',
  SIGN_IN_FAILED: 'Wrong code',
  REFUSED: 'Denied',
  EXPORTED: 'Exported',
};

/** Label of the action: Payment added, Changed, Denied. */
export function changeLabel({
  kind,
  part,
  thing,
}: {
  kind: AuditKind;
  part?: string | null;
  thing?: string | null;
}): string {
  const word = kindLabels[kind];
  if (!part || part === thing) return word;
  return `${partLabels[part] ?? spelledOut(part)} ${word.toLowerCase()}`;
}
