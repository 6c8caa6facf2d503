import type { LoggingDeps } from '../../database.js';
import { type Link, readLink } from '../../auth/links/one-time-links.queries.js';
import { consumeLink } from '../../auth/links/one-time-links.service.js';
import type { LinkPurpose } from '../../auth/links/one-time-link.entity.js';
import type { Viewer } from '../../auth/viewer.js';
import { AppError, taken } from '../../platform/errors.js';
import { orRefuse } from '../../platform/unique.js';
import { site } from '../../site.js';
import { lockUser } from '../account.queries.js';
import { handOver } from './hand-over.service.js';
import type { User } from '../user.entity.js';
import { nextVersion } from '../versions.service.js';

const outdated = (next: string) =>
  new AppError('BAD_USER_INPUT', `This link was used or is out of date. ${next}`);

const CHANGE_AGAIN =
  'Signing out where the change was asked for calls it off, too. Please sign in and change your e-mail again';
const CALL_US = `If you need help, write to ${site.email} or call us`;

/** Uses a link of an account up while nothing else can change the account. */
async function useLink(
  { em }: LoggingDeps,
  token: string,
  { purpose, next }: { purpose: LinkPurpose; next: string },
): Promise<{ link: Link; user: User }> {
  const found = await readLink(em, token, [purpose]);
  if (!found?.userId) throw outdated(next);
  const user = await lockUser(em, found.userId);
  // Another one may have come first while this one waited.
  const link = await readLink(em, token, [purpose]);
  if (!user || !link) throw outdated(next);
  return { link, user };
}

async function giveEmail(
  { em }: LoggingDeps,
  user: User,
  email: string,
  refusal: string,
): Promise<void> {
  const mark = nextVersion({ userId: user.id });
  Object.assign(user, { email, emailProved: true, pendingEmail: null, ...mark });
  await orRefuse(em.flush(), taken('email', refusal));
}

/**
 * Gives an account the e-mail that was just proved, unless it was taken or called off meanwhile. The session that
 * asked goes on only where it confirms as well: elsewhere it may be that of somebody who has the reader of the new
 * mailbox confirm an account that they go on using.
 */
export function confirmEmail(
  { em, viewer, ...deps }: LoggingDeps & { viewer: Viewer | null },
  token: string,
): Promise<void> {
  return em.transactional(async (tx) => {
    const inTx = { ...deps, em: tx };
    const { link, user } = await useLink(inTx, token, { purpose: 'email', next: CHANGE_AGAIN });
    if (user.pendingEmail !== link.email) throw outdated(CHANGE_AGAIN);
    await consumeLink(tx, token, ['email']);
    const { email, sessionHash } = link;
    const here = viewer?.sessionHash;
    const keep = here && sessionHash?.equals(here) ? here : null;
    await handOver(inTx, user, { to: email, keep, how: 'confirmed' });
    await giveEmail(inTx, user, email, 'Another account uses this e-mail by now');
  });
}

const TAKEN_BACK = `This e-mail has another account by now, so it cannot be given back here. Please write to ${site.email} or call us`;

/**
 * Gives an account back the e-mail that it had, however often it was changed since, and signs everybody out.
 * Ways back that came later end with it, those that came earlier stay.
 */
export function undoEmail({ em, ...deps }: LoggingDeps, token: string): Promise<void> {
  return em.transactional(async (tx) => {
    const inTx = { ...deps, em: tx };
    const { link, user } = await useLink(inTx, token, { purpose: 'undo', next: CALL_US });
    await handOver(inTx, user, { to: link.email, how: 'undone' });
    await giveEmail(inTx, user, link.email, TAKEN_BACK);
  });
}
