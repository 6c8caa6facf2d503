import type { RequestDevice } from '../../auth/devices/request-device.js';
import { type Link, readLink } from '../../auth/links/one-time-links.queries.js';
import { needsDetails } from '../../auth/sign-up-details.queries.js';
import type { LinkPurpose } from '../../auth/links/one-time-link.entity.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { maskEmail } from '../../platform/log.js';

const EVERY_PURPOSE: readonly LinkPurpose[] = ['signup', 'login', 'email', 'revert'];

export interface EmailLinkRow {
  purpose: LinkPurpose;
  email: string;
  newEmail: string | null;
  isForViewer: boolean;
  needsDetails: boolean;
}

/** Finds the account of a link; a sign-up link has none yet. */
const accountOf = (em: Em, { userId, email }: Link) =>
  em
    .getKysely()
    .selectFrom('user')
    .select(['id', 'email'])
    .where('archived_at', 'is', null)
    .where((eb) => (userId ? eb('id', '=', userId) : eb('email', '=', email)))
    .executeTakeFirst();

/**
 * Describes a link without using it. E-mails are masked unless the viewer is signed in to that
 * account.
 */
export async function emailLink(
  em: Em,
  { viewer, device }: { viewer: Viewer | null; device: RequestDevice },
  token: string,
): Promise<EmailLinkRow | null> {
  const link = await readLink(em, token, EVERY_PURPOSE);
  if (!link) return null;
  const account = await accountOf(em, link);
  if (link.userId && !account) return null;
  if (link.purpose === 'signup' && account) return null;
  const isForViewer = account !== undefined && account.id === viewer?.userId;
  const shown = (email: string) => (isForViewer ? email : maskEmail(email));
  return {
    purpose: link.purpose,
    email: shown(account?.email ?? link.email),
    newEmail: link.userId ? shown(link.email) : null,
    isForViewer,
    needsDetails: await needsDetails(em, link, device),
  };
}
