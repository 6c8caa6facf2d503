import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createJobPool, startJobs } from '../start/jobs.js';
import { createOrm, type Orm } from '../database.js';
import type { App } from '../platform/app.js';
import { startLocalSmtp } from '../platform/mail/local-smtp.js';
import { createMailer, type Mailer } from '../platform/mail/mailer.js';
import { Secret } from '../platform/secret.js';
import type { Worker } from '../platform/jobs/worker.js';
import { copyTemplate } from '../testing/global-setup.js';
import { type FakeSmtp, startSmtp } from '../testing/smtp.js';
import { Mail, MailStatus } from './mail.entity.js';
import { deliverMail, endMails, type NewMail, queueMail } from './outbox.service.js';

const app: App = {
  secret: new Secret('a secret that is only good for tests, 32+'),
  publicUrl: 'http://laundry.test',
  production: false,
  signInAlarm: 50,
  staffPasskeys: 'optional' as const,
};

let orm: Orm;
let url: string;
let pool: Pool;
let smtp: FakeSmtp;
let mailer: Mailer;
let worker: Worker | undefined;
beforeAll(async () => {
  url = await copyTemplate(inject('postgresUrl'), `outbox_${randomUUID().replaceAll('-', '')}`);
  orm = createOrm({ url });
  pool = createJobPool(url, console);
  smtp = await startSmtp();
  mailer = createMailer({ smtpUrl: smtp.smtpUrl, from: 'Laundry <laundry@laundry.test>' });
});
afterAll(async () => {
  await worker?.stop();
  mailer.close();
  await smtp.stop();
  await pool.end();
  await orm.close();
});
beforeEach(async () => {
  smtp.refuseOnce.clear();
  smtp.arrived.length = 0;
  await pool.query('delete from graphile_worker._private_jobs');
});

const content = { subject: 'A test', text: 'Some secret words', html: '<p>Some secret words</p>' };

/** Puts a mail into the outbox; its id. */
async function queued(values: Partial<NewMail> = {}): Promise<string> {
  const em = orm.em.fork();
  await em.transactional((tx) =>
    queueMail(
      { em: tx, app },
      { to: 'box@laundry.test', topic: 'test', content, orderId: undefined, ...values },
    ),
  );
  const [mail] = await em.find(Mail, {}, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 });
  return mail?.id ?? '';
}

const messageIdOf = (id: string): string => `<${id}@laundry.test>`;
const find = (id: string) => orm.em.fork().findOneOrFail(Mail, { id });

/** One attempt to send a mail, as a job makes it. */
const attempt = (id: string, { last = false } = {}) =>
  deliverMail({ em: orm.em.fork(), app }, mailer, id, { last });

describe('an attempt to send', () => {
  it('sends a mail once: whoever tries again sends nothing', async () => {
    const id = await queued();
    await attempt(id);
    await attempt(id);
    await attempt(id, { last: true });
    expect(smtp.arrived).toHaveLength(1);
    expect(await find(id)).toMatchObject({
      status: MailStatus.SENT,
      sentAt: expect.any(Date) as Date,
    });
  });

  it('that fails leaves the mail waiting, and throws so that the job comes again', async () => {
    const id = await queued();
    smtp.refuseOnce.add(messageIdOf(id));
    await expect(attempt(id)).rejects.toThrow('Try again later');
    expect(await find(id)).toMatchObject({ status: MailStatus.QUEUED, sentAt: null });
    smtp.refuseOnce.add(messageIdOf(id));
    await expect(attempt(id, { last: true })).rejects.toThrow('Try again later');
    expect(await find(id)).toMatchObject({ status: MailStatus.FAILED, sentAt: null });
    await attempt(id);
    expect(await find(id)).toMatchObject({ status: MailStatus.SENT });
  });

  it('has the Message-ID of all others, so that a copy after a lost answer is seen as one', async () => {
    const id = await queued();
    smtp.refuseOnce.add(messageIdOf(id));
    await expect(attempt(id)).rejects.toThrow();
    await attempt(id);
    await attempt(id);
    expect(smtp.arrived).toEqual([messageIdOf(id), messageIdOf(id)]);
  });

  it('of a mail that is out of date sends nothing and forgets its words', async () => {
    const id = await queued({ expiresAt: new Date(Date.now() - 1) });
    await attempt(id);
    expect(smtp.arrived).toEqual([]);
    expect(await find(id)).toMatchObject({ status: MailStatus.DROPPED, sealed: null });
  });

  it.each([
    ['an hour ahead', 1],
    ['an hour behind', -1],
  ])(
    'knows that it is in time also where the clock of this process is %s',
    async (_name, hours) => {
      const id = await queued({ expiresAt: new Date(Date.now() + 60_000) });
      const late = await queued({ expiresAt: new Date(Date.now() - 60_000) });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
      try {
        await attempt(id);
        await attempt(late);
      } finally {
        vi.useRealTimers();
      }
      expect(await find(id)).toMatchObject({ status: MailStatus.SENT });
      expect(await find(late)).toMatchObject({ status: MailStatus.DROPPED });
    },
  );

  it('forgets the words of a mail that expires, and keeps those of one that does not', async () => {
    const code = await queued({ expiresAt: new Date(Date.now() + 60_000) });
    const bill = await queued();
    await attempt(code);
    await attempt(bill);
    expect(smtp.arrived).toHaveLength(2);
    expect(await find(code)).toMatchObject({ status: MailStatus.SENT, sealed: null });
    expect((await find(bill)).sealed).not.toBeNull();
  });
});

describe('the words of a mail', () => {
  it('are not to be read in the database', async () => {
    const { sealed } = await find(await queued());
    expect(sealed?.toString()).not.toContain('secret');
  });
});

describe('mails whose code is over', () => {
  it('are not sent, whether they waited or had failed, and only they', async () => {
    const [waiting, failed, sent, other] = [
      await queued({ holds: 'code:1' }),
      await queued({ holds: 'code:1' }),
      await queued({ holds: 'code:1' }),
      await queued({ holds: 'code:2' }),
    ];
    smtp.refuseOnce.add(messageIdOf(failed));
    await expect(attempt(failed, { last: true })).rejects.toThrow();
    await attempt(sent);
    await orm.em.fork().transactional((tx) => endMails(tx, 'code:1'));
    for (const id of [waiting, failed, sent]) await attempt(id);
    expect(smtp.arrived).toHaveLength(2);
    for (const id of [waiting, failed])
      expect(await find(id)).toMatchObject({ status: MailStatus.DROPPED, sealed: null });
    expect((await find(sent)).status).toBe(MailStatus.SENT);
    await attempt(other);
    expect((await find(other)).status).toBe(MailStatus.SENT);
  });

  it('stay as they are when the change that ended the code is undone', async () => {
    const id = await queued({ holds: 'code:3' });
    const undone = orm.em.fork().transactional(async (tx) => {
      await endMails(tx, 'code:3');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await attempt(id);
    expect((await find(id)).status).toBe(MailStatus.SENT);
  });
});

describe('the queue', () => {
  const jobs = async () =>
    (
      await pool.query<{ key: string; attempts: number }>(
        'select key, attempts from graphile_worker.jobs where task_identifier = $1',
        ['send_mail'],
      )
    ).rows;

  it('gets a mail with the commit, and none without', async () => {
    const undone = orm.em.fork().transactional(async (tx) => {
      await queueMail({ em: tx, app }, { to: 'box@laundry.test', topic: 'test', content });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await jobs()).toEqual([]);
    const id = await queued();
    expect(await jobs()).toMatchObject([{ key: `mail:${id}` }]);
  });

  it('tries again after a failure, marks the last one, and sends each mail once', async () => {
    const [good, unlucky, hopeless] = [await queued(), await queued(), await queued()];
    await pool.query(
      `update graphile_worker._private_jobs set max_attempts = 1 where key = 'mail:' || $1`,
      [hopeless],
    );
    for (const id of [unlucky, hopeless]) smtp.refuseOnce.add(messageIdOf(id));
    const log = { ...console, warn: () => undefined, error: () => undefined };
    worker = await startJobs({ databaseUrl: url, app, mailer, pool, log });
    const status = async (id: string) => (await find(id)).status;
    await expect.poll(() => status(good)).toBe(MailStatus.SENT);
    await expect.poll(() => status(hopeless)).toBe(MailStatus.FAILED);
    await expect
      .poll(async () => (await jobs()).find(({ key }) => key === `mail:${unlucky}`)?.attempts)
      .toBe(1);
    expect(await status(unlucky)).toBe(MailStatus.QUEUED);
    await pool.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = 'mail:' || $1), run_at := now())`,
      [unlucky],
    );
    await expect.poll(() => status(unlucky)).toBe(MailStatus.SENT);
    expect([...smtp.arrived].sort()).toEqual(
      [good, unlucky, unlucky, hopeless].map(messageIdOf).sort(),
    );
  });

  it('leaves soon after a mail server that was away takes one again, however long it had to wait', async () => {
    await worker?.stop();
    const away = await startSmtp();
    await away.stop();
    const { smtpUrl } = away;
    const other = createMailer({ smtpUrl, from: 'Laundry <laundry@laundry.test>' });
    const log = { ...console, warn: () => undefined, error: () => undefined };
    worker = await startJobs({ databaseUrl: url, app, mailer: other, pool, log });
    const waiting = await queued();
    await expect.poll(async () => (await jobs())[0]?.attempts).toBe(1);
    await expect
      .poll(async () => {
        const { rowCount } = await pool.query(
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
      const next = await queued();
      await expect.poll(() => arrived.toSorted()).toEqual([waiting, next].map(messageIdOf).sort());
    } finally {
      await worker.stop();
      worker = undefined;
      other.close();
      await back.stop();
    }
  });
});
