import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { warnAboutExpiringTokens } from './token-expiry.service.js';

let test: TestServer;
let owner: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  owner = await makeAdmin(test);
});
afterAll(() => test.stop());

const run = <Row>(sql: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(sql, values);

const warn = () => warnAboutExpiringTokens({ em: test.orm.em.fork(), app: test.app });

const mailCount = async () =>
  (await run('select from mail where topic = ?', ['API token expires'])).length;

it('the owner of a token gets one mail 14 days, 3 days and on the day before it expires', async () => {
  const [app, token] = [randomUUID(), randomUUID()];
  await run(
    "insert into app (id, name, kind, user_id, permissions, owner_id) values (?, 'Sync', 'office', ?, '{orders.read}', ?)",
    [app, owner.id, owner.id],
  );
  await run(
    "insert into api_token (id, app_id, label, token_hash, hint, created_by, expires_at) values (?, ?, 'Server', 'x', 'abcd', ?, now())",
    [token, app, owner.id],
  );
  const expiresIn = (interval: string) =>
    run('update api_token set expires_at = now() + ?::interval where id = ?', [interval, token]);
  let sent = 0;
  for (const [interval, isDue] of [
    ['15 days 1 hour', false],
    ['14 days 1 hour', true],
    ['10 days 1 hour', false],
    ['3 days 1 hour', true],
    ['2 days 1 hour', false],
    ['1 hour', true],
  ] as const) {
    await expiresIn(interval);
    await warn();
    await warn();
    if (isDue) sent += 1;
    expect(await mailCount()).toBe(sent);
  }
  const mail = await test.mailTo(owner.email, ({ subject }) => subject.endsWith('today'));
  expect(mail.text).toContain('"Server" (…abcd)');
});
