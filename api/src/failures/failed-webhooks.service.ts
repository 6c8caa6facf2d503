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

export interface RetryResult {
  succeeded: boolean;
  outcome: Outcome;
}

/**
 * Error for a webhook that could not be retried or dismissed: CONFLICT, or NOT_FOUND for an unknown
 * id.
 */
async function refusalOf(
  em: Em,
  viewer: Viewer,
  { id, version }: ExpectedVersion,
): Promise<AppError> {
  const now = await findFailedWebhook(em, id);
  if (now?.doneAt) return conflict('STATUS_FORBIDS', 'This payment is already recorded');
  if (!now || now.version !== version) return explainConflict(em, viewer, 'Payment notice', now);
  return conflict('STATUS_FORBIDS', 'This payment notice was already dismissed');
}

/**
 * Processes a webhook again from its stored content. The second of two retries gets a CONFLICT. It
 * says that the payment is recorded, or names the first user if it is not.
 */
export function retryFailedWebhook(
  viewer: Viewer,
  deps: LoggingDeps,
  expected: ExpectedVersion,
): Promise<RetryResult> {
  if (!isUuid(expected.id)) throw notFound('Payment notice');
  return deps.em.transactional(async (tx) => {
    const webhook = await findFailedWebhook(tx, expected.id);
    const isCurrent =
      webhook !== undefined && !webhook.doneAt && webhook.version === expected.version;
    if (!isCurrent) throw await refusalOf(tx, viewer, expected);
    const { notification } = webhook;
    if (!notification) throw conflict('STATUS_FORBIDS', NOT_RETRYABLE);
    // Locks the payment link first, as other payments do, to avoid a deadlock.
    if (notification.link) await lockLink(tx, notification.link);
    if (!(await startAttempt(tx, viewer, expected))) throw await refusalOf(tx, viewer, expected);
    const outcome = await processNotification({ ...deps, em: tx }, notification);
    deps.log.info({ event: webhook.eventId, outcome }, 'webhook tried again');
    const succeeded = !needsAttention(notification, outcome);
    await saveOutcome(tx, webhook, outcome, succeeded);
    if (!succeeded) await scheduleRecheck(tx, notification);
    return { succeeded, outcome };
  });
}

/** Counts the attempt and increases the version. Returns false if another change came first. */
async function startAttempt(
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

async function saveOutcome(
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
  { reason, ...expected }: ExpectedVersion & DismissFailedWebhookInput,
): Promise<void> {
  if (!isUuid(expected.id)) throw notFound('Payment notice');
  return em.transactional(async (tx) => {
    const { numUpdatedRows } = await tx
      .getKysely()
      .updateTable('failed_webhook')
      .set(dismissalBy(viewer, reason))
      .where('id', '=', expected.id)
      .where('version', '=', expected.version)
      .where('done_at', 'is', null)
      .where('dismissed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await refusalOf(tx, viewer, expected);
  });
}
