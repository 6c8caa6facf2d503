import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser } from '../testing/factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { signInWith } from '../testing/accounts/sign-in.js';
import { TestBrowser } from '../testing/browser.js';
import { deleteExpiredSignIns, revokeAllSignIns } from './sign-in-cleanup.service.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

describe('revokeAllSignIns after a restore', () => {
  it('revokes sessions, codes, links and pending e-mail changes, but no recovery link', async () => {
    const [admin, customer] = [await makeAdmin(test), await makeUser(test)];
    const em = test.orm.em.fork();
    await em.execute(
      `with link as (insert into one_time_link (token_hash, purpose, email, expires_at)
         values ('\\x01', 'login', 'back@laundry.test', now() + interval '1 hour'),
           ('\\x02', 'revert', 'back@laundry.test', now() + interval '1 hour'))
       update "user" set pending_email = 'new@laundry.test' where id = ?`,
      [customer.id],
    );
    await test.graphql(
      'mutation ($email: EmailAddress!) { requestSignInCode(input: { email: $email }) { message } }',
      {
        email: customer.email,
      },
    );
    await revokeAllSignIns(test.orm.em.fork());
    for (const { token } of [admin, customer])
      expect((await test.graphql('{ me { id } }', {}, token)).errors?.[0]?.extensions.code).toBe(
        'UNAUTHENTICATED',
      );
    const [left] = await em.execute<object[]>(
      `select (select count(*)::int from session) as sessions, (select count(*)::int from one_time_code) as codes,
         array(select purpose from one_time_link where email = 'back@laundry.test') as links,
         (select pending_email from "user" where id = ?) as asked`,
      [customer.id],
    );
    expect(left).toEqual({ sessions: 0, codes: 0, links: ['revert'], asked: null });
    const token = await signInWith(new TestBrowser(test), test, customer.email);
    expect((await test.graphql('{ me { id } }', {}, token)).data).toEqual({
      me: { id: customer.id },
    });
  });
});

describe('deleteExpiredSignIns', () => {
  it('deletes expired sessions only', async () => {
    const [over, open] = [await makeUser(test), await makeUser(test)];
    const em = test.orm.em.fork();
    await em.execute(
      `update session set expires_at = now() - interval '1 minute' where user_id = ?`,
      [over.id],
    );
    await em.execute(
      `insert into social_exchange (code_hash, user_id, expires_at) values ('over', ?, now()), ('open', ?, now() + interval '1 minute')`,
      [over.id, open.id],
    );
    await deleteExpiredSignIns(em);
    expect(await em.execute('select user_id from social_exchange')).toEqual([{ user_id: open.id }]);
    const left = await em.execute('select user_id from session where user_id in (?, ?)', [
      over.id,
      open.id,
    ]);
    expect(left).toEqual([{ user_id: open.id }]);
  });

  it('deletes codes and links a week after they expired', async () => {
    const em = test.orm.em.fork();
    // One name lies an hour before, the other an hour after the limit of seven days.
    const ends = { remaining: '167 hours', gone: '169 hours' };
    for (const [name, ago] of Object.entries(ends)) {
      const email = `${name}@laundry.test`;
      await em.execute(
        `insert into one_time_code (email, purpose, device_key, expires_at) values (?, 'login', '', now() - ?::interval)`,
        [email, ago],
      );
      await em.execute(
        `insert into one_time_link (token_hash, purpose, email, expires_at)
         values (convert_to(?, 'UTF8'), 'login', ?, now() - ?::interval)`,
        [email, email, ago],
      );
    }
    await deleteExpiredSignIns(em);
    const left = (table: string) =>
      em.execute(
        `select email from ${table}
         where email in ('remaining@laundry.test', 'gone@laundry.test') order by 1`,
      );
    const remaining = { email: 'remaining@laundry.test' };
    expect(await left('one_time_code')).toEqual([remaining]);
    expect(await left('one_time_link')).toEqual([remaining]);
  });

  it('deletes expired times of failed attempts, codes and links', async () => {
    const em = test.orm.em.fork();
    const counts = [
      ['try.remaining', '29 days 23 hours', null, null],
      ['try.gone', '30 days 1 hour', '25 hours', '2 hours'],
      ['code.remaining', null, '23 hours 59 minutes', null],
      ['code.gone', null, '24 hours 1 minute', null],
      ['link.remaining', null, null, '9 minutes'],
      ['link.gone', null, null, '61 minutes'],
    ];
    for (const [name, tried, code, link] of counts)
      await em.execute(
        `insert into sign_in_throttle (email, purpose, failed_attempts, codes_sent, link_sent_at)
         values (?, 'login', array_remove(array[now() - ?::interval], null),
           array_remove(array[now() - ?::interval], null), now() - ?::interval)`,
        [`${name}@laundry.test`, tried, code, link],
      );
    await deleteExpiredSignIns(em);
    const left = await em.execute<{ email: string }[]>(
      `select email from sign_in_throttle where email ~ '^(try|code|link)' order by 1`,
    );
    expect(left.map(({ email }) => email.split('@')[0])).toEqual([
      'code.remaining',
      'link.remaining',
      'try.remaining',
    ]);
  });

  it('deletes trusted devices whose cookie has expired', async () => {
    const { id } = await makeUser(test);
    const em = test.orm.em.fork();
    for (const [name, ago] of Object.entries({ remaining: '399 days', gone: '401 days' }))
      await em.execute(
        `insert into trusted_device (id_hash, device_key, user_id, last_used_at)
           values (convert_to(?, 'UTF8'), uuid_send(gen_random_uuid()), ?, now() - ?::interval)`,
        [name, id, ago],
      );
    await deleteExpiredSignIns(em);
    const left = await em.execute(
      `select convert_from(id_hash, 'UTF8') as name from trusted_device where user_id = ?`,
      [id],
    );
    expect(left).toEqual([{ name: 'remaining' }]);
  });
});
