import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Inbox, type InboxMail, startInbox } from './inbox.js';
import { createMailer } from './mailer.js';

let folder: string;
let inbox: Inbox;
let server: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laundry-inbox-'));
  inbox = await startInbox(folder);
  server = fastify();
  inbox.routes(server);
});
afterEach(async () => {
  await server.close();
  await inbox.stop();
  await rm(folder, { recursive: true });
});

async function send(...mails: [to: string, subject: string][]): Promise<void> {
  const mailer = createMailer({ smtpUrl: inbox.smtpUrl, from: 'Laundry <laundry@laundry.test>' });
  for (const [to, subject] of mails)
    await mailer.send({ to, subject, messageId: `<${subject}@l.test>`, text: subject, html: '' });
  mailer.close();
}

const listed = async (query = ''): Promise<string[]> =>
  (await server.inject(`/dev/inbox.json${query}`))
    .json<InboxMail[]>()
    .map(({ subject }) => subject);

it('lists the received mails, newest first, for all recipients or for one', async () => {
  expect(await listed()).toEqual([]);
  await send(['asha@laundry.test', 'One'], ['ravi@laundry.test', 'Two']);
  expect(await listed()).toEqual(['Two', 'One']);
  await send(['asha@laundry.test', 'Three']);
  expect(await listed('?to=Asha@laundry.test')).toEqual(['Three', 'One']);
});

it('reads each mail once, and no longer lists a deleted mail', async () => {
  await send(['asha@laundry.test', 'One'], ['asha@laundry.test', 'Two']);
  expect(await listed()).toEqual(['Two', 'One']);
  const [one = '', two = ''] = (await readdir(folder)).sort();
  await writeFile(path.join(folder, two), 'Subject: Written over\r\n\r\n');
  await rm(path.join(folder, one));
  expect(await listed()).toEqual(['Two']);
});
