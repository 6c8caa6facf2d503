import type { AskingDevice } from '../../auth/devices/asking-device.js';
import { holdAsker } from '../../auth/endings.service.js';
import type { LoggingDeps } from '../../database.js';
import { type Link, readLink } from '../../auth/links/one-time-links.queries.js';
import { consumeLink } from '../../auth/links/one-time-links.service.js';
import { takeEmail } from '../../auth/links/ways-back.service.js';
import type { LinkPurpose } from '../../auth/links/one-time-link.entity.js';
import { isStaff } from '../../auth/permission.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import { goesOnAsDeed } from '../../platform/audit/deed.js';
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

interface LinkDeps extends LoggingDeps {
  device: AskingDevice;
}

interface Use {
  purpose: LinkPurpose;
  /** What it is for, as the audit calls it. */
  operation: string;
  /** What to do when it is of no use any more. */
  next: string;
}

/**
 * Uses a link of an account up while nothing else can change the account. Anybody may who has the link; what becomes of an
 * account of the staff stands in the audit as theirs.
 */
async function useLink(
  { em, device: { network, requestId } }: LinkDeps,
  token: string,
  { purpose, operation, next }: Use,
): Promise<{ link: Link; user: User }> {
  const found = await readLink(em, token, [purpose]);
  if (!found?.userId) throw outdated(next);
  // Its sessions end, so those whose e-mail it asked to change are held with it.
  await holdAsker(em, found.userId, 'everybody');
  const user = await lockUser(em, found.userId);
  // Another one may have come first while this one waited.
  const link = await readLink(em, token, [purpose]);
  if (!user || !link) throw outdated(next);
  const { id: userId, name, role } = user;
  if (isStaff(user))
    await goesOnAsDeed(em, { by: { userId, name, role }, operation, network, requestId });
  return { link, user };
}

/** What an account is from now on, to be written. */
function giveEmail(user: User, email: string): void {
  const mark = nextVersion({ userId: user.id });
  Object.assign(user, { email, emailProved: true, pendingEmail: null, ...mark });
}

const CONFIRM: Use = { purpose: 'email', operation: 'confirmEmail', next: CHANGE_AGAIN };
const UNDO: Use = { purpose: 'undo', operation: 'undoEmailChange', next: CALL_US };

const TAKEN = taken('email', 'Another account uses this e-mail by now');

/**
 * Gives an account the e-mail that was just proved, unless it was taken or called off meanwhile. The session that
 * asked goes on only where it confirms as well: elsewhere it may be that of somebody who has the reader of the new
 * mailbox confirm an account that they go on using.
 */
export async function confirmEmail(
  { em, viewer, ...deps }: LinkDeps & { viewer: Viewer | null },
  token: string,
): Promise<void> {
  const say = await em.transactional(async (tx) => {
    const inTx = { ...deps, em: tx };
    const { link, user } = await useLink(inTx, token, CONFIRM);
    if (user.pendingEmail !== link.email) throw outdated(CHANGE_AGAIN);
    await consumeLink(tx, token, ['email']);
    const { email, sessionHash } = link;
    const here = viewer?.sessionHash;
    const keep = here && sessionHash?.equals(here) ? here : null;
    const done = await handOver(inTx, user, { to: email, keep, how: 'confirmed' });
    giveEmail(user, email);
    await takeEmail(tx, tx.flush(), { id: user.id, email }, TAKEN);
    return done;
  });
  say();
}

const TAKEN_BACK = `This e-mail has another account by now, so it cannot be given back here. Please write to ${site.email} or call us`;

/**
 * Gives an account back the e-mail that it had, however often it was changed since, and signs everybody out.
 * Ways back that came later end with it, those that came earlier stay.
 */
export async function undoEmail({ em, ...deps }: LinkDeps, token: string): Promise<void> {
  const say = await em.transactional(async (tx) => {
    const inTx = { ...deps, em: tx };
    const { link, user } = await useLink(inTx, token, UNDO);
    const done = await handOver(inTx, user, { to: link.email, how: 'undone' });
    giveEmail(user, link.email);
    await orRefuse(tx.flush(), taken('email', TAKEN_BACK));
    return done;
  });
  say();
}
