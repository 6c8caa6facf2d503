import { App, AppKind } from '../auth/api-tokens/app.entity.js';
import { permissionsInOrder } from '../../rules/permission.js';
import { requireRecentSignIn } from '../auth/sessions/sessions.service.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { badInput, conflict, taken } from '../platform/errors.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { requireLocked } from '../platform/row-locks.js';
import { mapUniqueViolation } from '../platform/unique-violation.js';
import { Role, User } from '../users/user.entity.js';
import { explainConflict, nextVersion } from '../users/version-conflict.service.js';
import { checkAppPermissions } from './app.policy.js';
import type { CreateAppInput, UpdateAppInput } from './apps.inputs.js';

const MAX_APPS = 50;

const nameTaken = () => taken('NAME_TAKEN', 'name', 'Another app has this name');

/** The account that the requests of a new app act with. */
async function accountOf(em: Em, { kind, name, enterpriseId }: CreateAppInput): Promise<string> {
  if (kind === AppKind.OFFICE) {
    if (enterpriseId) throw badInput({ enterpriseId: 'An office app acts for no enterprise' });
    const user = em.create(User, { name, role: Role.APP });
    await em.flush();
    return user.id;
  }
  const enterprise =
    enterpriseId &&
    (await em.findOne(User, { id: enterpriseId, role: Role.ENTERPRISE, archivedAt: null }));
  if (!enterprise) throw badInput({ enterpriseId: 'Choose an enterprise' });
  return enterprise.id;
}

/**
 * Creates an app. An office app gets an account of its own, so that records name it. Needs a recent
 * sign-in.
 */
export function createApp(viewer: Viewer, em: Em, input: CreateAppInput): Promise<App> {
  const permissions = permissionsInOrder(input.permissions);
  checkAppPermissions(viewer, input.kind, permissions);
  return em.transactional(async (tx) => {
    await requireRecentSignIn(tx, viewer);
    if ((await tx.count(App)) >= MAX_APPS)
      throw conflict('LIMIT_REACHED', `There can be at most ${MAX_APPS} apps`);
    const { name, kind, note = null } = input;
    const userId = await accountOf(tx, input);
    const app = tx.create(App, {
      ...{ name, kind, note: note || null, permissions, userId },
      ownerId: viewer.userId,
    });
    await mapUniqueViolation(tx.flush(), nameTaken());
    return app;
  });
}

/** Reads and locks an app. Throws NOT_FOUND, or CONFLICT for an outdated version. */
async function lockApp(em: Em, viewer: Viewer, { id, version }: ExpectedVersion): Promise<App> {
  const app = await requireLocked(em, App, { id }, 'App');
  if (app.version !== version) throw await explainConflict(em, viewer, 'App', app);
  return app;
}

/** Changes name, note and permissions of an app. Needs a recent sign-in for a new permission. */
export function updateApp(
  viewer: Viewer,
  em: Em,
  expected: ExpectedVersion,
  { name, note = null, permissions: given }: UpdateAppInput,
): Promise<App> {
  const permissions = permissionsInOrder(given);
  return em.transactional(async (tx) => {
    const app = await lockApp(tx, viewer, expected);
    checkAppPermissions(viewer, app.kind, permissions);
    if (permissions.some((one) => !app.permissions.includes(one)))
      await requireRecentSignIn(tx, viewer);
    const change = tx.nativeUpdate(
      App,
      { id: app.id },
      { name, note: note || null, permissions, ...nextVersion(viewer) },
    );
    await mapUniqueViolation(change, nameTaken());
    if (app.kind === AppKind.OFFICE) await tx.nativeUpdate(User, { id: app.userId }, { name });
    return tx.refreshOrFail(app);
  });
}

/**
 * Disables an app with all its tokens at once, or enables it again. Enabling needs a recent
 * sign-in.
 */
export function setAppDisabled(
  viewer: Viewer,
  em: Em,
  expected: ExpectedVersion,
  disabled: boolean,
): Promise<App> {
  return em.transactional(async (tx) => {
    const app = await lockApp(tx, viewer, expected);
    if (!disabled) {
      checkAppPermissions(viewer, app.kind, app.permissions);
      await requireRecentSignIn(tx, viewer);
    }
    const disabledAt = disabled ? new Date() : null;
    await tx.nativeUpdate(App, { id: app.id }, { disabledAt, ...nextVersion(viewer) });
    return tx.refreshOrFail(app);
  });
}
