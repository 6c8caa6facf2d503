import { randomUUID } from 'node:crypto';
import { Mail, MailStatus } from '../../mails/mail.entity.js';
import { FailedWebhook } from '../../payment-links/failed-webhook.entity.js';
import { MailFailure } from '../../platform/mail/mail-failure.js';
import type { TestServer } from '../test-server.js';

type Server = Pick<TestServer, 'orm' | 'app'>;

/** Content of a mail. No response to staff may contain it. */
export const WORDS = {
  subject: '4711 is your code',
  text: 'Words of a mail: https://laundry.test/link?token=tell-nobody',
  html: '<p>Words of a mail</p>',
};

/** Inserts a failed mail. */
export async function makeFailedEmail(
  { orm, app }: Server,
  values: Partial<Mail> = {},
): Promise<{ id: string; version: number }> {
  const em = orm.em.fork();
  const { id, version } = em.create(Mail, {
    recipient: 'asha@laundry.test',
    topic: 'access given',
    sealed: app.secret.seal(JSON.stringify(WORDS)),
    status: MailStatus.FAILED,
    attempts: 12,
    lastAttemptAt: new Date(),
    failureReason: MailFailure.ADDRESS,
    ...values,
  });
  await em.flush();
  return { id, version };
}

/** Inserts a failed webhook of a payment whose link this server does not know. */
export async function makeFailedWebhook(
  { orm }: Server,
  values: Partial<FailedWebhook> = {},
): Promise<{ id: string; version: number }> {
  const em = orm.em.fork();
  const paymentId = `pay_${randomUUID().slice(0, 8)}`;
  const link = {
    ...{ id: 'plink_other', reference: randomUUID(), amount: 50_000, status: 'paid' },
    ...{ currency: 'INR', orderId: randomUUID() },
    payment: { id: paymentId, amount: 50_000, currency: 'INR', captured: true },
  };
  const { id, version } = em.create(FailedWebhook, {
    eventId: `evt_${randomUUID()}`,
    kind: 'payment_link.paid',
    outcome: 'unknown link',
    notification: { kind: 'payment_link.paid', link },
    paymentId,
    amount: 50_000,
    ...values,
  });
  await em.flush();
  return { id, version };
}
