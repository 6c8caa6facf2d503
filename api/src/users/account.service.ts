import { LockMode } from '@mikro-orm/core';
import { endDevices } from '../auth/devices/devices.service.js';
import { consumeLink, createLink } from '../auth/links.service.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { endMails, queueMail } from '../mails/outbox.service.js';
import type { App } from '../platform/app.js';
import { AppError, notFound, taken } from '../platform/errors.js';
import { orRefuse } from '../platform/unique.js';
import type { Seen } from '../platform/versioned.js';
import { confirmEmailMail, emailChangedMail, emailInUseMail } from './account.mails.js';
import { secondsToNextLink } from './account.queries.js';
import type { AccountInput } from './user.inputs.js';
import { Role, User } from './user.entity.js';
import { missed, nextVersion } from './versions.service.js';

interface Deps {
  em: Em;
  app: App;
}

async function lockUser(em: Em, id: string): Promise<User> {
  const user = await em.findOne(
    User,
    { id, archivedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!user) throw notFound('User');
  return user;
}

/**
 * Changes the viewer's own account, or any when an admin asks: name and phone at once, a new e-mail
 * when its own inbox confirms it. The present e-mail keeps things as they are and calls off a change
 * that still waits. Gives the e-mail that has to be confirmed, if any.
 */
export function updateAccount(
  viewer: Viewer,
  { em, app }: Deps,
  { id, version }: Seen,
  { name, phone, email }: AccountInput,
): Promise<{ id: string; pendingEmail: string | null }> {
  if (id !== viewer.userId && viewer.role !== Role.ADMIN) throw notFound('User');
  return em.transactional(async (tx) => {
    const user = await lockUser(tx, id);
    const pendingEmail = email === user.email ? null : email;
    const values = { name, phone, pendingEmail, ...nextVersion(viewer) };
    const changed = await tx.nativeUpdate(User, { id, version }, values);
    if (!changed) throw await missed(tx, viewer, 'Account', user);
    await endMails(tx, confirmationOf(user));
    if (pendingEmail) await askToConfirm({ em: tx, app }, { id, name }, pendingEmail);
    return { id, pendingEmail };
  });
}

/** What a mail with the link that confirms an e-mail holds: the account has one at a time. */
const confirmationOf = ({ id }: { id: string }): string => `email:${id}`;

/** An e-mail that another account has is asked for in the same steps, so the answer does not tell. */
async function askToConfirm(
  { em, app }: Deps,
  user: Pick<User, 'id' | 'name'>,
  email: string,
): Promise<void> {
  const retryAfter = await secondsToNextLink(em, user.id);
  if (retryAfter > 0)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `Please wait ${retryAfter} seconds before asking for another confirmation mail`,
      { retryAfter },
    );
  const inUse = await em.count(User, { email, archivedAt: null });
  const { token, expiresAt } = await createLink(em, { purpose: 'email', email, userId: user.id });
  const content = inUse
    ? emailInUseMail(app.publicUrl)
    : confirmEmailMail(user.name, `${app.publicUrl}/confirm-email?token=${token}`);
  const holds = confirmationOf(user);
  await queueMail(
    { em, app },
    { to: email, topic: 'email confirmation', content, expiresAt, holds },
  );
}

const outdated = () =>
  new AppError(
    'BAD_USER_INPUT',
    'This link was used or is out of date. Please change your e-mail again',
  );

/** Gives an account the e-mail that was just proved, unless it was taken or called off meanwhile. */
export function confirmEmail({ em, app }: Deps, token: string): Promise<void> {
  return em.transactional(async (tx) => {
    const link = await consumeLink(tx, token, ['email']);
    if (!link?.userId) throw outdated();
    const user = await lockUser(tx, link.userId);
    if (user.pendingEmail !== link.email) throw outdated();
    const old = user.email;
    const mark = nextVersion({ userId: user.id });
    Object.assign(user, { email: link.email, pendingEmail: null, ...mark });
    await orRefuse(tx.flush(), taken('email', 'Another account uses this e-mail by now'));
    await endDevices(tx, user.id);
    const content = emailChangedMail(user.name, link.email);
    await queueMail({ em: tx, app }, { to: old, topic: 'email changed', content });
  });
}
