import type { Viewer } from '../auth/viewer.js';
import type { Em, LoggingDeps } from '../database.js';
import { scheduleRecheck, needsAttention } from '../payment-links/failed-webhook-store.service.js';
import { lockLink } from '../payment-links/link-payments.service.js';
import type { Outcome } from '../payment-links/payment-link.rules.js';
import { processNotification } from '../payment-links/webhook-processing.service.js';
import { type AppError, conflict, notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { explainConflict } from '../users/version-conflict.service.js';
import type { DismissFailedWebhookInput } from './failures.inputs.js';
import { NOT_RETRYABLE } from './failed-webhook.policy.js';
import { type FailedWebhookRow, findFailedWebhook } from './failed-webhooks.queries.js';
import { dismissalBy } from './failure-filters.queries.js';

/** Result of a retry. */
export interface RetryResult {
  succeeded: boolean;
  outcome: Outcome;
}

/** Error for a webhook that could not be retried or dismissed. */
async function refusalOf(
  em: Em,
  viewer: Viewer,
  { id, version }: ExpectedVersion,
): Promise<AppError> {
  const now = await findFailedWebhook(em, id);
  if (now?.doneAt) return conflict('This payment is already recorded');
  if (!now || now.version !== version) return explainConflict(em, viewer, 'Payment notice', now);
  return conflict('This payment notice was already dismissed');
}

/**
 * Processes a webhook again from its stored content. A second concurrent retry gets a CONFLICT that
 * names the first user.
 */
export function retryFailedWebhook(
  viewer: Viewer,
  deps: LoggingDeps,
  seen: ExpectedVersion,
): Promise<RetryResult> {
  if (!isUuid(seen.id)) throw notFound('Payment notice');
  return deps.em.transactional(async (tx) => {
    const webhook = await findFailedWebhook(tx, seen.id);
    const isSeen = webhook !== undefined && !webhook.doneAt && webhook.version === seen.version;
    if (!isSeen) throw await refusalOf(tx, viewer, seen);
    const { notification } = webhook;
    if (!notification) throw conflict(NOT_RETRYABLE);
    // The payment link is locked first, in the same order as other payments, to avoid a deadlock.
    if (notification.link) await lockLink(tx, notification.link);
    if (!(await claim(tx, viewer, seen))) throw await refusalOf(tx, viewer, seen);
    const outcome = await processNotification({ ...deps, em: tx }, notification);
    deps.log.info({ event: webhook.eventId, outcome }, 'webhook tried again');
    const succeeded = !needsAttention(notification, outcome);
    await note(tx, webhook, outcome, succeeded);
    if (!succeeded) await scheduleRecheck(tx, notification);
    return { succeeded, outcome };
  });
}

/** Reserves the retry for this viewer; returns false if another change came first. */
async function claim(
  tx: Em,
  { userId }: Viewer,
  { id, version }: ExpectedVersion,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .getKysely()
    .updateTable('failed_webhook')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_attempt_at: eb.fn<Date>('now'),
      retried_at: eb.fn<Date>('now'),
      dismissed_at: null,
      dismissal_reason: null,
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
  succeeded: boolean,
): Promise<void> {
  const db = tx.getKysely();
  await db
    .updateTable('failed_webhook')
    .set((eb) => ({ outcome, ...(succeeded ? { done_at: eb.fn<Date>('now') } : {}) }))
    .where('id', '=', id)
    .execute();
  await db.updateTable('processed_webhook').set({ outcome }).where('id', '=', eventId).execute();
}

/** Dismisses a failed webhook, and stores the reason. */
export function dismissFailedWebhook(
  viewer: Viewer,
  { em }: Pick<LoggingDeps, 'em'>,
  { reason, ...seen }: ExpectedVersion & DismissFailedWebhookInput,
): Promise<void> {
  if (!isUuid(seen.id)) throw notFound('Payment notice');
  return em.transactional(async (tx) => {
    const { numUpdatedRows } = await tx
      .getKysely()
      .updateTable('failed_webhook')
      .set(dismissalBy(viewer, reason))
      .where('id', '=', seen.id)
      .where('version', '=', seen.version)
      .where('done_at', 'is', null)
      .where('dismissed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await refusalOf(tx, viewer, seen);
  });
}
