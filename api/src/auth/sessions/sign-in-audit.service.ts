import type { Em } from '../../database.js';
import { recordAuditEvent, AuditKind } from '../../platform/audit/audit-event.js';
import type { User } from '../../users/user.entity.js';
import type { RequestDevice } from '../devices/request-device.js';

/** Records a staff sign-in in the audit log. */
export function auditSignIn(
  em: Em,
  { network, requestId, label }: RequestDevice,
  { id, name, role }: User,
  byPasskey: boolean,
): Promise<void> {
  return recordAuditEvent(em, {
    ...{ kind: AuditKind.SIGNED_IN, operation: 'signIn', network, requestId },
    ...{ by: { userId: id, name, role }, thing: 'user', objectId: id },
    details: { device: label, by_passkey: byPasskey },
  });
}

/** Records a failed staff sign-in in the audit log, once an hour for each network address. */
export function auditFailedSignIn(
  em: Em,
  { network, requestId, label }: RequestDevice,
  { id }: User,
  byPasskey: boolean,
): Promise<void> {
  return recordAuditEvent(em, {
    ...{ kind: AuditKind.SIGN_IN_FAILED, operation: 'signIn', network, requestId },
    ...{ by: { userId: null, name: 'Unknown person', role: null }, thing: 'user', objectId: id },
    details: { device: label, by_passkey: byPasskey },
    once: { what: `${id} ${network}`, span: 'hour' },
  });
}
