import type { Viewer } from '../auth/viewer.js';
import type { Em, LoggingDeps } from '../database.js';
import { askSoon, needsSomebody } from '../payment-links/failed-news.service.js';
import { lockLink } from '../payment-links/link-payments.service.js';
import type { Outcome } from '../payment-links/link.rules.js';
import { judge } from '../payment-links/notifications.service.js';
import { type AppError, conflict, notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import type { Seen } from '../platform/versioned.js';
import { missed } from '../users/versions.service.js';
import type { SetAsideArgs } from './attention.inputs.js';
import { NOT_AGAIN } from './failed-webhook.policy.js';
import { type FailedWebhookRow, findFailedWebhook } from './failed-webhooks.queries.js';
import { asideBy } from './failed.queries.js';

/** Result of a retry. */
export interface Tried {
  done: boolean;
  outcome: Outcome;
}

/** Error for a webhook that could not be retried or dismissed. */
async function refusalOf(em: Em, viewer: Viewer, { id, version }: Seen): Promise<AppError> {
  const now = await findFailedWebhook(em, id);
  if (now?.doneAt) return conflict('This payment is already recorded');
  if (!now || now.version !== version) return missed(em, viewer, 'Webhook', now);
  return conflict('This webhook was already dismissed');
}

/**
 * Processes a webhook again from its stored content. A second concurrent retry gets a CONFLICT that
 * names the first user.
 */
export function tryWebhookAgain(viewer: Viewer, deps: LoggingDeps, seen: Seen): Promise<Tried> {
  if (!isUuid(seen.id)) throw notFound('Webhook');
  return deps.em.transactional(async (tx) => {
    const webhook = await findFailedWebhook(tx, seen.id);
    const isSeen = webhook !== undefined && !webhook.doneAt && webhook.version === seen.version;
    if (!isSeen) throw await refusalOf(tx, viewer, seen);
    const { notification } = webhook;
    if (!notification) throw conflict(NOT_AGAIN);
    // The payment link is locked first, in the same order as other payments, to avoid a deadlock.
    if (notification.link) await lockLink(tx, notification.link);
    if (!(await claim(tx, viewer, seen))) throw await refusalOf(tx, viewer, seen);
    const outcome = await judge({ ...deps, em: tx }, notification);
    deps.log.info({ event: webhook.eventId, outcome }, 'webhook tried again');
    const done = !needsSomebody(notification, outcome);
    await note(tx, webhook, outcome, done);
    if (!done) await askSoon(tx, notification);
    return { done, outcome };
  });
}

/** Reserves the retry for this viewer; returns false if another change came first. */
async function claim(tx: Em, { userId }: Viewer, { id, version }: Seen): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .getKysely()
    .updateTable('failed_webhook')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      tried_at: eb.fn<Date>('now'),
      tried_again_at: eb.fn<Date>('now'),
      set_aside_at: null,
      set_aside_reason: null,
      version: eb('version', '+', 1),
      updated_by: userId,
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function note(
  tx: Em,
  { id, eventId }: FailedWebhookRow,
  outcome: Outcome,
  done: boolean,
): Promise<void> {
  const db = tx.getKysely();
  await db
    .updateTable('failed_webhook')
    .set((eb) => ({ outcome, ...(done ? { done_at: eb.fn<Date>('now') } : {}) }))
    .where('id', '=', id)
    .execute();
  await db.updateTable('provider_event').set({ outcome }).where('id', '=', eventId).execute();
}

/** Dismisses a failed webhook, and stores the reason. */
export function setWebhookAside(
  viewer: Viewer,
  { em }: Pick<LoggingDeps, 'em'>,
  { reason, ...seen }: SetAsideArgs,
): Promise<void> {
  if (!isUuid(seen.id)) throw notFound('Webhook');
  return em.transactional(async (tx) => {
    const { numUpdatedRows } = await tx
      .getKysely()
      .updateTable('failed_webhook')
      .set(asideBy(viewer, reason))
      .where('id', '=', seen.id)
      .where('version', '=', seen.version)
      .where('done_at', 'is', null)
      .where('set_aside_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await refusalOf(tx, viewer, seen);
  });
}
