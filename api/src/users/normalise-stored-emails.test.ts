import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { normaliseStoredEmails } from './normalise-stored-emails.service.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

it('normalises stored e-mails, and logs the accounts whose e-mail is invalid', async () => {
  const lone = await makeUser(test, { email: 'lone@bücher.example' });
  const first = await makeUser(test, { email: 'two@bücher.example' });
  const second = await makeUser(test, { email: 'two@xn--bcher-kva.example' });
  const quoted = await makeUser(test, { email: '"quoted"@laundry.test' });
  const removed = await makeUser(test, { email: 'gone@bücher.example' });
  const waiting = await makeUser(test);
  const em = test.orm.em.fork();
  await em.execute('update "user" set archived_at = now() where id = ?', [removed.id]);
  await em.execute(`update "user" set pending_email = 'new@bücher.example' where id = ?`, [
    waiting.id,
  ]);

  const said: unknown[] = [];
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (what: unknown) => said.push(what),
  };
  for (let start = 0; start < 2; start += 1) await normaliseStoredEmails(em, log);

  const emails = await em.execute<{ id: string }[]>('select id, email, pending_email from "user"');
  const emailOf = ({ id }: { id: string }) => emails.find((user) => user.id === id);
  expect(emailOf(lone)).toMatchObject({ email: 'lone@xn--bcher-kva.example' });
  expect(emailOf(first)).toMatchObject({ email: 'two@bücher.example' });
  expect(emailOf(second)).toMatchObject({ email: 'two@xn--bcher-kva.example' });
  expect(emailOf(quoted)).toMatchObject({ email: '"quoted"@laundry.test' });
  expect(emailOf(removed)).toMatchObject({ email: 'gone@bücher.example' });
  expect(emailOf(waiting)).toMatchObject({ email: waiting.email, pending_email: null });
  // Each start logs these accounts again, until staff have corrected their e-mails.
  expect(said).toEqual([{ users: [first.id, quoted.id] }, { users: [first.id, quoted.id] }]);
});
