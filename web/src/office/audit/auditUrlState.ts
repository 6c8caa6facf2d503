import type { AuditFilter, AuditKind } from '../../graphql/schema.generated';
import { toDay } from '../../ui/format/dates';
import { kindLabels } from './auditLabels';

const isKind = (text: string | null): text is AuditKind =>
  text !== null && Object.hasOwn(kindLabels, text);

/** Reads the filter from the page address. Invalid values are ignored. */
export function auditFilter(params: URLSearchParams): AuditFilter {
  const kind = params.get('kind');
  const filter = {
    actorUserId: params.get('person'),
    operation: params.get('operation'),
    kind: isKind(kind) ? kind : null,
    thing: params.get('thing'),
    objectId: params.get('object'),
    from: toDay(params.get('from')) || null,
    to: toDay(params.get('to')) || null,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

interface AuditSubject {
  thing?: string | null;
  objectId?: string | null;
  objectName?: string | null;
  objectRole?: string | null;
}

/** Path of the page that shows the object of an entry. Null if no page shows it. */
export function objectPath({
  thing,
  objectId,
  objectName,
  objectRole,
}: AuditSubject): string | null {
  if (!objectId || !objectName) return null;
  switch (thing) {
    case 'order':
      return `/orders?order=${objectId}`;
    case 'user':
      if (objectRole === 'ENTERPRISE') return `/customermanager?tab=enterprise&view=${objectId}`;
      return objectRole === 'CUSTOMER' ? `/customermanager?view=${objectId}` : null;
    case 'employee':
      return `/employeemanager?search=${encodeURIComponent(objectName)}&edit=${objectId}`;
    case 'area':
      return `/areas?area=${objectId}`;
    case 'business':
      return '/business';
    case 'cloth':
      return `/admin/home?cloth=${objectId}`;
    default:
      return null;
  }
}
