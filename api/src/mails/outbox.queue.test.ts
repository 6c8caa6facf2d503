import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalSmtp } from '../platform/mail/local-smtp.js';
import { createMailer } from '../platform/mail/mailer.js';
import { startWorker, type Worker } from '../platform/jobs/worker.js';
import { startJobs } from '../start/jobs.js';
import { CONTENT, messageIdOf, openOutbox, type Outbox } from '../testing/outbox.js';
import { startSmtp } from '../testing/smtp.js';
import { MailStatus } from './mail.entity.js';
import { queueMail } from './outbox.service.js';

let outbox: Outbox;
beforeAll(async () => {
  outbox = await openOutbox();
});
let worker: Worker | undefined;
afterAll(async () => {
  await worker?.stop();
  await outbox.close();
});
beforeEach(() => outbox.clear());

describe('the queue', () => {
  /** Runs the jobs without logging errors, because the test causes these errors on purpose. */
  const work = (mailer = outbox.mailer) => {
    const { app, pool, url: databaseUrl } = outbox;
    const log = { ...console, warn: () => undefined, error: () => undefined };
    return startJobs({ databaseUrl, app, mailer, pool, log });
  };

  const jobs = async () =>
    (
      await outbox.pool.query<{ key: string; attempts: number }>(
        'select key, attempts from graphile_worker.jobs where task_identifier = $1',
        ['send_mail'],
      )
    ).rows;

  it('contains a mail after the commit, and none after a rollback', async () => {
    const undone = outbox.orm.em.fork().transactional(async (tx) => {
      await queueMail(
        { em: tx, app: outbox.app },
        { to: 'box@laundry.test', topic: 'test', content: CONTENT },
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await jobs()).toEqual([]);
    const id = await outbox.queued();
    expect(await jobs()).toMatchObject([{ key: `mail:${id}` }]);
  });

  it('sends a code before all other queued mails', async () => {
    const waiting = [await outbox.queued(), await outbox.queued()];
    const code = await outbox.queued({ expiresAt: new Date(Date.now() + 300_000) });
    const sent: string[] = [];
    const send = (payload: unknown) => void sent.push((payload as { id: string }).id);
    const one = { concurrency: 1, crontab: '', taskList: { send_mail: send } };
    const sender = await startWorker({ pgPool: outbox.pool, log: console, ...one });
    await expect.poll(() => sent).toEqual([code, ...waiting]);
    await sender.stop();
  });

  it('retries after a failure, marks the last failure, and sends each mail once', async () => {
    const [good, unlucky, hopeless] = [
      await outbox.queued(),
      await outbox.queued(),
      await outbox.queued(),
    ];
    await outbox.pool.query(
      `update graphile_worker._private_jobs set max_attempts = 1 where key = 'mail:' || $1`,
      [hopeless],
    );
    for (const id of [unlucky, hopeless]) outbox.smtp.refuseOnce.add(messageIdOf(id));
    worker = await work();
    const status = async (id: string) => (await outbox.find(id)).status;
    await expect.poll(() => status(good)).toBe(MailStatus.SENT);
    await expect.poll(() => status(hopeless)).toBe(MailStatus.FAILED);
    await expect
      .poll(async () => (await jobs()).find(({ key }) => key === `mail:${unlucky}`)?.attempts)
      .toBe(1);
    expect(await status(unlucky)).toBe(MailStatus.QUEUED);
    await outbox.pool.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = 'mail:' || $1), run_at := now())`,
      [unlucky],
    );
    await expect.poll(() => status(unlucky)).toBe(MailStatus.SENT);
    expect([...outbox.smtp.arrived].sort()).toEqual(
      [good, unlucky, unlucky, hopeless].map(messageIdOf).sort(),
    );
  });

  it('sends delayed mails soon after an outage of the mail server', async () => {
    await worker?.stop();
    const away = await startSmtp();
    await away.stop();
    const { smtpUrl } = away;
    const other = createMailer({ smtpUrl, from: outbox.from });
    worker = await work(other);
    const waiting = await outbox.queued();
    await expect.poll(async () => (await jobs())[0]?.attempts).toBe(1);
    await expect
      .poll(async () => {
        const { rowCount } = await outbox.pool.query(
          `update graphile_worker._private_jobs set run_at = now() + interval '6 hours' where locked_at is null`,
        );
        return rowCount;
      })
      .toBe(1);
    const arrived: string[] = [];
    const back = await startLocalSmtp(
      (mail) => {
        arrived.push(/^Message-ID: (.*)$/im.exec(mail.toString())?.[1] ?? '');
      },
      Number(new URL(smtpUrl).port),
    );
    try {
      const next = await outbox.queued();
      await expect.poll(() => arrived.toSorted()).toEqual([waiting, next].map(messageIdOf).sort());
    } finally {
      await worker.stop();
      worker = undefined;
      other.close();
      await back.stop();
    }
  });
});
