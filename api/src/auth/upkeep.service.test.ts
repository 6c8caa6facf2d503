import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser } from '../testing/factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { slotOfId } from './devices/devices.queries.js';
import { markDevice, markedFor } from './devices/devices.service.js';
import { signInWith } from '../testing/accounts/sign-in.js';
import { TestBrowser } from '../testing/browser.js';
import {
  adminsOf,
  cleanUp,
  endEverySignIn,
  ensureAdmin,
  formerAdmins,
  revokeAdmin,
} from './upkeep.service.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const usersWith = (email: string) =>
  test.orm.em
    .fork()
    .execute('select role, archived_at is null as used from "user" where email = ? order by 2', [
      email,
    ]);

describe('an admin', () => {
  it('is made once by simultaneous starts', async () => {
    const asking = [1, 2, 3, 4].map(() => ensureAdmin(test.orm.em.fork(), 'boss@laundry.test'));
    await Promise.all(asking);
    expect(await usersWith('boss@laundry.test')).toEqual([{ role: 'admin', used: true }]);
  });

  it('is what a known account becomes, with a new sign-in and once', async () => {
    const user = await makeUser(test);
    const USERS = '{ users(first: 1) { nodes { id } } }';
    expect((await test.graphql(USERS, {}, user.token)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    await ensureAdmin(test.orm.em.fork(), user.email);
    expect((await test.graphql(USERS, {}, user.token)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const token = await signInWith(new TestBrowser(test), test, user.email);
    await ensureAdmin(test.orm.em.fork(), user.email);
    expect((await test.graphql(USERS, {}, token)).errors).toBeUndefined();
  });

  it('is created again after the account was removed', async () => {
    const user = await makeUser(test);
    const em = test.orm.em.fork();
    await em.execute('update "user" set archived_at = now() where id = ?', [user.id]);
    await ensureAdmin(em, user.email);
    expect(await usersWith(user.email)).toEqual([
      { role: 'customer', used: false },
      { role: 'admin', used: true },
    ]);
  });
});

describe('an admin by setting', () => {
  const bySetting = (email: string) => ensureAdmin(test.orm.em.fork(), email, { bySetting: true });
  const former = (email?: string) => formerAdmins(test.orm.em.fork(), email);

  it('is reported as former admin once the setting names another account, until an operator decides', async () => {
    await ensureAdmin(test.orm.em.fork(), 'by-hand@laundry.test');
    await bySetting('first@laundry.test');
    expect(await former('first@laundry.test')).toEqual([]);
    await bySetting('second@laundry.test');
    expect(await former('second@laundry.test')).toEqual(['first@laundry.test']);
    expect(await former()).toEqual(['first@laundry.test', 'second@laundry.test']);
    await ensureAdmin(test.orm.em.fork(), 'first@laundry.test');
    expect(await former('second@laundry.test')).toEqual([]);
    expect(await revokeAdmin(test.orm.em.fork(), 'second@laundry.test')).toBe(true);
    expect(await former()).toEqual([]);
  });
});

describe('taking an admin back', () => {
  it('ends the account’s permissions, sessions and devices, and no other account’s', async () => {
    const [one, other] = [await makeAdmin(test), await makeAdmin(test)];
    const [device, em] = [Buffer.from('a browser'), test.orm.em.fork()];
    for (const { id } of [one, other]) await markDevice(em, device, id);
    const ME = '{ me { role } }';
    expect(await revokeAdmin(test.orm.em.fork(), one.email)).toBe(true);
    expect((await test.graphql(ME, {}, one.token)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect(await usersWith(one.email)).toEqual([{ role: 'customer', used: true }]);
    expect((await test.graphql(ME, {}, other.token)).data).toEqual({ me: { role: 'ADMIN' } });
    const admins = (await adminsOf(test.orm.em.fork())).map(({ email }) => email);
    expect(admins).toContain(other.email);
    expect(admins).not.toContain(one.email);
    expect(await markedFor(em, await slotOfId(em, device), one.email)).toBeNull();
    expect(await markedFor(em, await slotOfId(em, device), other.email)).toBe(other.id);
  });

  it('finds only admins', async () => {
    const customer = await makeUser(test);
    expect(await revokeAdmin(test.orm.em.fork(), customer.email)).toBe(false);
    expect(await revokeAdmin(test.orm.em.fork(), 'nobody@laundry.test')).toBe(false);
    expect((await test.graphql('{ me { role } }', {}, customer.token)).errors).toBeUndefined();
  });
});

describe('ending every sign-in after a restore', () => {
  it('ends sessions, codes, links and requested e-mail changes, but not the recovery link of a change', async () => {
    const [admin, customer] = [await makeAdmin(test), await makeUser(test)];
    const em = test.orm.em.fork();
    await em.execute(
      `with link as (insert into one_time_link (token_hash, purpose, email, expires_at)
         values ('\\x01', 'login', 'back@laundry.test', now() + interval '1 hour'),
           ('\\x02', 'undo', 'back@laundry.test', now() + interval '1 hour'))
       update "user" set pending_email = 'new@laundry.test' where id = ?`,
      [customer.id],
    );
    await test.graphql('mutation ($email: String!) { login(email: $email) { message } }', {
      email: customer.email,
    });
    await endEverySignIn(test.orm.em.fork());
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
    expect(left).toEqual({ sessions: 0, codes: 0, links: ['undo'], asked: null });
    const token = await signInWith(new TestBrowser(test), test, customer.email);
    expect((await test.graphql('{ me { id } }', {}, token)).data).toEqual({
      me: { id: customer.id },
    });
  });
});

describe('cleaning up', () => {
  it('forgets sessions that are over and keeps the others', async () => {
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
    await cleanUp(em);
    expect(await em.execute('select user_id from social_exchange')).toEqual([{ user_id: open.id }]);
    const left = await em.execute('select user_id from session where user_id in (?, ?)', [
      over.id,
      open.id,
    ]);
    expect(left).toEqual([{ user_id: open.id }]);
  });

  it('forgets codes and links a week after their end, not before', async () => {
    const em = test.orm.em.fork();
    // One hour less and one hour more than seven days.
    const ends = { kept: '167 hours', gone: '169 hours' };
    for (const [name, ago] of Object.entries(ends)) {
      const email = `${name}@laundry.test`;
      await em.execute(
        `insert into one_time_code (email, purpose, slot, expires_at) values (?, 'login', '', now() - ?::interval)`,
        [email, ago],
      );
      await em.execute(
        `insert into one_time_link (token_hash, purpose, email, expires_at)
         values (convert_to(?, 'UTF8'), 'login', ?, now() - ?::interval)`,
        [email, email, ago],
      );
    }
    await cleanUp(em);
    const left = (table: string) =>
      em.execute(
        `select email from ${table}
         where email in ('kept@laundry.test', 'gone@laundry.test') order by 1`,
      );
    const kept = { email: 'kept@laundry.test' };
    expect(await left('one_time_code')).toEqual([kept]);
    expect(await left('one_time_link')).toEqual([kept]);
  });

  it('deletes expired e-mails, codes, links and tries', async () => {
    const em = test.orm.em.fork();
    const counts = [
      ['try.kept', '29 days 23 hours', null, null],
      ['try.gone', '30 days 1 hour', '25 hours', '2 hours'],
      ['code.kept', null, '23 hours 59 minutes', null],
      ['code.gone', null, '24 hours 1 minute', null],
      ['link.kept', null, null, '9 minutes'],
      ['link.gone', null, null, '61 minutes'],
    ];
    for (const [name, tried, code, link] of counts)
      await em.execute(
        `insert into sign_in_guard (email, purpose, wrong_tries, codes_sent, link_sent_at)
         values (?, 'login', array_remove(array[now() - ?::interval], null),
           array_remove(array[now() - ?::interval], null), now() - ?::interval)`,
        [`${name}@laundry.test`, tried, code, link],
      );
    await cleanUp(em);
    const left = await em.execute<{ email: string }[]>(
      `select email from sign_in_guard where email ~ '^(try|code|link)' order by 1`,
    );
    expect(left.map(({ email }) => email.split('@')[0])).toEqual([
      'code.kept',
      'link.kept',
      'try.kept',
    ]);
  });

  it('deletes trusted devices whose cookie has expired', async () => {
    const { id } = await makeUser(test);
    const em = test.orm.em.fork();
    for (const [name, ago] of Object.entries({ kept: '399 days', gone: '401 days' }))
      await em.execute(
        `insert into device (id_hash, slot, user_id, last_used_at)
           values (convert_to(?, 'UTF8'), uuid_send(gen_random_uuid()), ?, now() - ?::interval)`,
        [name, id, ago],
      );
    await cleanUp(em);
    const left = await em.execute(
      `select convert_from(id_hash, 'UTF8') as name from device where user_id = ?`,
      [id],
    );
    expect(left).toEqual([{ name: 'kept' }]);
  });
});
