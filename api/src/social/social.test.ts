import { Script } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeUser } from '../testing/factories.js';
import {
  attribute,
  codeOn,
  exchange,
  SocialVisitor,
  startSocialServer,
} from '../testing/accounts/social.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createDevOidcProvider } from './dev-oidc-provider.js';

/** Moves the clock of the server, without its timers. */
const inSeconds = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

let test: TestServer;
let url: string;
beforeAll(async () => {
  test = await startSocialServer();
  url = test.app.publicUrl;
});
afterAll(() => test.stop());

let visitor: SocialVisitor;
beforeEach(() => {
  visitor = new SocialVisitor(test);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a social sign-in', () => {
  it('creates a customer, and finds the same account the next time', async () => {
    const page = await visitor.signInAs({ email: 'Asha@Example.in', name: ' Asha \t Rao \u202e' });
    expect(page.status).toBe(200);
    const { data } = await exchange(test, codeOn(page));
    expect(data?.signInWithSocial).toMatchObject({
      message: 'Login successful',
      userDetails: { name: 'Asha Rao', email: 'asha@example.in', phone: null, role: 'CUSTOMER' },
    });
    const me = await test.graphql('{ me { id } }', {}, data?.signInWithSocial.token);
    expect(me.data).toEqual({ me: { id: data?.signInWithSocial.userDetails.id } });

    // The identity is found by its subject, so it stays linked when the e-mail here changes.
    const em = test.orm.em.fork();
    await em.execute(
      `update "user" set email = 'other@example.in' where email = 'asha@example.in'`,
    );
    const again = await exchange(
      test,
      codeOn(await visitor.signInAs({ email: 'asha@example.in' })),
    );
    expect(again.data?.signInWithSocial.userDetails).toMatchObject({
      id: data?.signInWithSocial.userDetails.id,
      email: 'other@example.in',
    });
  });

  it('finds the account with the verified e-mail', async () => {
    const user = await makeUser(test, { email: 'known@example.in', name: 'Known' });
    const { data } = await exchange(
      test,
      codeOn(await visitor.signInAs({ email: 'known@example.in' })),
    );
    expect(data?.signInWithSocial.userDetails).toMatchObject({ id: user.id, name: 'Known' });
  });

  it('creates a new account when the account with the e-mail was deleted', async () => {
    const person = { email: 'removed@example.in' };
    const first = await exchange(test, codeOn(await visitor.signInAs(person)));
    const id = first.data?.signInWithSocial.userDetails.id;
    await test.orm.em.fork().execute('update "user" set archived_at = now() where id = ?', [id]);
    const second = await exchange(test, codeOn(await visitor.signInAs(person)));
    expect(second.data?.signInWithSocial.userDetails.email).toBe(person.email);
    expect(second.data?.signInWithSocial.userDetails.id).not.toBe(id);
  });

  it('has a button, and its popup may message its opener', async () => {
    const { data } = await test.graphql('{ socialProvider { label startUrl } }');
    expect(data).toEqual({
      socialProvider: { label: 'Test ID', startUrl: `${url}/auth/social/start` },
    });
    const page = await visitor.signInAs({ email: 'opener@example.in' });
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).not.toMatch(/<script(?! src="\/auth\/social\/popup\.js")/);
    expect(attribute(page, 'origin')).toBe(url);
    const script = await visitor.open(`${url}/auth/social/popup.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(() => new Script(script.text)).not.toThrow();
  });

  it('uses PKCE, state and nonce, and stores them encrypted in a short-lived cookie', async () => {
    await visitor.open(`${url}/auth/social/start`);
    const asked = new URL(visitor.visited.find((step) => step.includes('/dev/oidc/auth')) ?? '');
    const query = Object.fromEntries(asked.searchParams);
    expect(query).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    expect(query['nonce']).toMatch(/^[\w-]{20,}$/);
    const response = await fetch(`${url}/auth/social/start`, { redirect: 'manual' });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^social_sign_in=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '-';
    expect(cookie).not.toContain(state);
  });
});

describe('the exchange code of the popup', () => {
  it('works once, also for simultaneous requests', async () => {
    const code = codeOn(await visitor.signInAs({ email: 'once@example.in' }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(test, code)));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect((await exchange(test, code)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('works for 60 seconds', async () => {
    const code = codeOn(await visitor.signInAs({ email: 'late@example.in' }));
    await test.orm.em
      .fork()
      .execute(`update social_exchange set expires_at = expires_at - interval '61 seconds'`);
    expect((await exchange(test, code)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is stored only as a hash', async () => {
    const code = codeOn(await visitor.signInAs({ email: 'rest@example.in' }));
    const rows = await test.orm.em.fork().execute('select * from social_exchange');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(code).toString('hex'));
  });
});

describe('without a provider', () => {
  it('there is no button and no route', async () => {
    const bare = await startTestServer();
    try {
      expect((await bare.graphql('{ socialProvider { label } }')).data).toEqual({
        socialProvider: null,
      });
      expect((await fetch(`${bare.url}/auth/social/start`)).status).toBe(404);
      expect((await fetch(`${bare.url}/dev/oidc/.well-known/openid-configuration`)).status).toBe(
        404,
      );
    } finally {
      await bare.stop();
    }
  });

  it('the double refuses to start in production', () => {
    expect(() => createDevOidcProvider({ ...test.app, production: true })).toThrow(
      'development only',
    );
  });
});

describe('the redirect to the provider', () => {
  it('requests a response bound to this sign-in, and the choice of an account', async () => {
    await visitor.open(`${url}/auth/social/start`);
    const asked = visitor.visited
      .map((address) => new URL(address).searchParams)
      .find((query) => query.has('client_id'));
    const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(asked ?? []);
    for (const secret of [state, nonce, challenge]) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(new Set([state, nonce, challenge]).size).toBe(3);
    expect(rest).toMatchObject({
      ...{ code_challenge_method: 'S256', prompt: 'select_account' },
      ...{ response_type: 'code', scope: 'openid email profile' },
    });
  });

  it.each([
    [595, 200],
    [601, 400],
  ])('allows ten minutes: after %i seconds the callback returns %i', async (seconds, status) => {
    const { url: at } = await visitor.open(`${url}/auth/social/start`);
    inSeconds(seconds);
    const form = { name: 'Asha Rao', email: `slow${seconds}@example.in`, verified: 'on' };
    const page = await visitor.open(at, { ...form, account: '' });
    expect(page.status).toBe(status);
  });
});
