import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageIdOf, openOutbox, type Outbox } from '../testing/outbox.js';
import { MailStatus } from './mail.entity.js';
import { withdrawMails } from './outbox.service.js';

let outbox: Outbox;
beforeAll(async () => {
  outbox = await openOutbox();
});
afterAll(() => outbox.close());
beforeEach(() => outbox.clear());

describe('deliverMail', () => {
  it('sends a mail once: later attempts send nothing', async () => {
    const id = await outbox.queued();
    await outbox.attempt(id);
    await outbox.attempt(id);
    await outbox.attempt(id, { last: true });
    expect(outbox.smtp.arrived).toHaveLength(1);
    expect(await outbox.find(id)).toMatchObject({
      status: MailStatus.SENT,
      sentAt: expect.any(Date) as Date,
    });
  });

  it('leaves a refused mail in the queue, and throws so that the job is retried', async () => {
    const id = await outbox.queued();
    outbox.smtp.refuseOnce.add(messageIdOf(id));
    await expect(outbox.attempt(id)).rejects.toThrow('Try again later');
    expect(await outbox.find(id)).toMatchObject({ status: MailStatus.QUEUED, sentAt: null });
    outbox.smtp.refuseOnce.add(messageIdOf(id));
    await expect(outbox.attempt(id, { last: true })).rejects.toThrow('Try again later');
    expect(await outbox.find(id)).toMatchObject({
      ...{ status: MailStatus.FAILED, sentAt: null, attempts: 2, failureReason: 'refused' },
      lastAttemptAt: expect.any(Date) as Date,
    });
    await outbox.attempt(id);
    expect(await outbox.find(id)).toMatchObject({ status: MailStatus.SENT });
  });

  it.each([
    ['TaxDocument', { documentIds: [randomUUID()] }],
    ['Statement', { statementId: randomUUID() }],
  ])(
    'leaves a mail in the queue when its %s cannot be created, and sends nothing',
    async (name, enclosed) => {
      const id = await outbox.queued(enclosed);
      await expect(outbox.attempt(id)).rejects.toThrow(name);
      expect(outbox.smtp.arrived).toEqual([]);
      expect(await outbox.find(id)).toMatchObject({
        status: MailStatus.QUEUED,
        failureReason: 'file',
      });
    },
  );

  it('repeats the Message-ID, so that mail servers detect a copy after a lost response', async () => {
    const id = await outbox.queued();
    outbox.smtp.refuseOnce.add(messageIdOf(id));
    await expect(outbox.attempt(id)).rejects.toThrow();
    await outbox.attempt(id);
    await outbox.attempt(id);
    expect(outbox.smtp.arrived).toEqual([messageIdOf(id), messageIdOf(id)]);
  });

  it('drops an expired mail and deletes its content', async () => {
    const id = await outbox.queued({ expiresAt: new Date(Date.now() - 1) });
    await outbox.attempt(id);
    expect(outbox.smtp.arrived).toEqual([]);
    expect(await outbox.find(id)).toMatchObject({ status: MailStatus.DROPPED, sealed: null });
  });

  it.each([
    ['an hour ahead', 1],
    ['an hour behind', -1],
  ])(
    'uses the clock of the database when the clock of this process is %s',
    async (_name, hours) => {
      const id = await outbox.queued({ expiresAt: new Date(Date.now() + 60_000) });
      const late = await outbox.queued({ expiresAt: new Date(Date.now() - 60_000) });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
      try {
        await outbox.attempt(id);
        await outbox.attempt(late);
      } finally {
        vi.useRealTimers();
      }
      expect(await outbox.find(id)).toMatchObject({ status: MailStatus.SENT });
      expect(await outbox.find(late)).toMatchObject({ status: MailStatus.DROPPED });
    },
  );

  it('deletes the content of a mail with an expiry after sending, and of no other mail', async () => {
    const code = await outbox.queued({ expiresAt: new Date(Date.now() + 60_000) });
    const bill = await outbox.queued();
    await outbox.attempt(code);
    await outbox.attempt(bill);
    expect(outbox.smtp.arrived).toHaveLength(2);
    expect(await outbox.find(code)).toMatchObject({ status: MailStatus.SENT, sealed: null });
    expect((await outbox.find(bill)).sealed).not.toBeNull();
  });
});

describe('the content of a mail', () => {
  it('is encrypted in the database', async () => {
    const { sealed } = await outbox.find(await outbox.queued());
    expect(sealed?.toString()).not.toContain('secret');
  });
});

describe('withdrawMails', () => {
  it('withdraws queued and failed mails of the code or link, and no other mails', async () => {
    const [waiting, failed, sent, other] = [
      await outbox.queued({ supersedeKey: 'code:1' }),
      await outbox.queued({ supersedeKey: 'code:1' }),
      await outbox.queued({ supersedeKey: 'code:1' }),
      await outbox.queued({ supersedeKey: 'code:2' }),
    ];
    outbox.smtp.refuseOnce.add(messageIdOf(failed));
    await expect(outbox.attempt(failed, { last: true })).rejects.toThrow();
    await outbox.attempt(sent);
    await outbox.orm.em.fork().transactional((tx) => withdrawMails(tx, 'code:1'));
    for (const id of [waiting, failed, sent]) await outbox.attempt(id);
    expect(outbox.smtp.arrived).toHaveLength(2);
    for (const id of [waiting, failed])
      expect(await outbox.find(id)).toMatchObject({ status: MailStatus.DROPPED, sealed: null });
    expect((await outbox.find(sent)).status).toBe(MailStatus.SENT);
    await outbox.attempt(other);
    expect((await outbox.find(other)).status).toBe(MailStatus.SENT);
  });

  it('changes nothing when the transaction is rolled back', async () => {
    const id = await outbox.queued({ supersedeKey: 'code:3' });
    const undone = outbox.orm.em.fork().transactional(async (tx) => {
      await withdrawMails(tx, 'code:3');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await outbox.attempt(id);
    expect((await outbox.find(id)).status).toBe(MailStatus.SENT);
  });
});
