import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createOrm } from '../database.js';
import { Mail } from '../mails/mail.entity.js';
import { deliverMail, type NewMail, queueMail } from '../mails/outbox.service.js';
import type { AppContext } from '../platform/app-context.js';
import { createMailer } from '../platform/mail/mailer.js';
import { Secret } from '../platform/key-derivation.js';
import { createPdfRenderer } from '../start/create-pdf-renderer.js';
import { createJobPool } from '../start/jobs.js';
import { mailAttachments } from '../start/mail-attachments.js';
import { copyTemplate } from './global-setup.js';
import { startSmtp } from './smtp.js';
import type { TestServer } from './test-server.js';

export const CONTENT = {
  subject: 'A test',
  text: 'Some secret words',
  html: '<p>Some secret words</p>',
};

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

/**
 * Opens an outbox with its own database, and a mail server that can reject chosen mails. No job
 * worker runs.
 */
export async function openOutbox() {
  const app: AppContext = {
    secret: new Secret('a secret that is only good for tests, 32+'),
    publicUrl: 'http://laundry.test',
    production: false,
    otpFailureLockoutThreshold: 50,
    staffPasskeys: 'optional',
    pdfRenderer: createPdfRenderer(),
  };
  const url = await copyTemplate(
    inject('postgresUrl'),
    `outbox_${randomUUID().replaceAll('-', '')}`,
  );
  const orm = createOrm({ url });
  const pool = createJobPool(url, console);
  const smtp = await startSmtp();
  const from = 'Laundry <laundry@laundry.test>';
  const mailer = createMailer({ smtpUrl: smtp.smtpUrl, from });
  return {
    ...{ app, url, orm, pool, smtp, mailer, from },
    /** Queues a mail; returns its id. */
    async queued(values: Partial<NewMail> = {}): Promise<string> {
      const em = orm.em.fork();
      await em.transactional((tx) =>
        queueMail(
          { em: tx, app },
          { to: 'box@laundry.test', topic: 'test', content: CONTENT, ...values },
        ),
      );
      const newest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 } as const;
      const [mail] = await em.find(Mail, {}, newest);
      return mail?.id ?? '';
    },
    find: (id: string) => orm.em.fork().findOneOrFail(Mail, { id }),
    /** Makes one attempt to send a mail, like the mail job. */
    attempt: (id: string, { last = false } = {}) =>
      deliverMail({ em: orm.em.fork(), app }, { mailer, filesOf: mailAttachments(false) }, id, {
        last,
      }),
    /** Deletes all queued jobs, and clears the lists of received mails and of mails to reject. */
    async clear(): Promise<void> {
      smtp.refuseOnce.clear();
      smtp.arrived.length = 0;
      await pool.query('delete from graphile_worker._private_jobs');
    },
    async close(): Promise<void> {
      await app.pdfRenderer.stop();
      mailer.close();
      await smtp.stop();
      await pool.end();
      await orm.close();
    },
  };
}

export const messageIdOf = (id: string): string => `<${id}@laundry.test>`;

/**
 * Runs `run` while a database trigger rejects new mails. A change in the same transaction as its
 * mail must then fail too.
 */
export async function withoutMails<Result>(
  { orm }: Pick<TestServer, 'orm'>,
  run: () => Promise<Result>,
): Promise<Result> {
  const em = orm.em.fork();
  await em.execute(`
    create function refuse_mail() returns trigger language plpgsql as $$ begin raise 'no mails'; end $$;
    create trigger no_mails before insert on mail for each row execute function refuse_mail();`);
  try {
    return await run();
  } finally {
    await em.execute('drop function refuse_mail cascade');
  }
}
