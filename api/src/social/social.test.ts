import { Script } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeUser } from '../testing/factories.js';
import { freePort, type Page, Visitor } from '../testing/http.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createSocialClient } from './social.client.js';
import { createSocialStandIn } from './stand-in.js';

/** Moves the clock of the server, and of nothing that waits. */
const inSeconds = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

const SIGN_IN = `mutation ($code: String!) {
  signInWithSocial(code: $code) { message token userDetails { id name email phone role } }
}`;

interface SignIn {
  signInWithSocial: {
    message: string;
    token: string;
    userDetails: { id: string; name: string; email: string; phone: string | null; role: string };
  };
}

let test: TestServer;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  test = await startTestServer({
    port,
    providers: (app) => {
      const { settings, standIn } = createSocialStandIn(app);
      return { social: createSocialClient(settings), standIns: [standIn] };
    },
  });
  url = test.app.publicUrl;
});
afterAll(() => test.stop());

let visitor: Visitor;
beforeEach(() => {
  visitor = new Visitor();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Person {
  email: string;
  name?: string;
  verified?: boolean;
  account?: string;
}

/** Goes through the popup as this person; gives the page that it ends on. */
async function signInAs({ email, name = 'Asha Rao', verified = true, account = '' }: Person) {
  const asked = await visitor.open(`${url}/auth/social/start`);
  const form = { name, email, account, ...(verified ? { verified: 'on' } : {}) };
  return visitor.open(asked.url, form);
}

const attribute = (page: Page, name: string): string | undefined =>
  new RegExp(`data-${name}="([^"]*)"`).exec(page.text)?.[1];

const codeOn = (page: Page): string => {
  const code = attribute(page, 'code');
  if (!code) throw new Error(`No code on ${page.url}: ${page.text}`);
  return code;
};

const exchange = (code: string) => test.graphql<SignIn>(SIGN_IN, { code });

const everything = () =>
  test.orm.em.fork().execute(
    `select (select count(*) from "user")::int as users, (select count(*) from social_identity)::int as identities,
        (select count(*) from social_exchange)::int as exchanges, (select count(*) from session)::int as sessions`,
  );

describe('signing in with a provider', () => {
  it('makes a new person a customer, and knows them the next time', async () => {
    const page = await signInAs({ email: 'Asha@Example.in', name: ' Asha \t Rao ' });
    expect(page.status).toBe(200);
    const { data } = await exchange(codeOn(page));
    expect(data?.signInWithSocial).toMatchObject({
      message: 'Login successful',
      userDetails: { name: 'Asha Rao', email: 'asha@example.in', phone: null, role: 'CUSTOMER' },
    });
    const me = await test.graphql('{ me { id } }', {}, data?.signInWithSocial.token);
    expect(me.data).toEqual({ me: { id: data?.signInWithSocial.userDetails.id } });

    // The link is to the person: it holds when the e-mail here is another one by now.
    const em = test.orm.em.fork();
    await em.execute(
      `update "user" set email = 'other@example.in' where email = 'asha@example.in'`,
    );
    const again = await exchange(codeOn(await signInAs({ email: 'asha@example.in' })));
    expect(again.data?.signInWithSocial.userDetails).toMatchObject({
      id: data?.signInWithSocial.userDetails.id,
      email: 'other@example.in',
    });
  });

  it('finds the account that has the verified e-mail', async () => {
    const user = await makeUser(test, { email: 'known@example.in', name: 'Known' });
    const { data } = await exchange(codeOn(await signInAs({ email: 'known@example.in' })));
    expect(data?.signInWithSocial.userDetails).toMatchObject({ id: user.id, name: 'Known' });
  });

  it('does not open an account that was removed: the person begins anew', async () => {
    const person = { email: 'removed@example.in' };
    const first = await exchange(codeOn(await signInAs(person)));
    const id = first.data?.signInWithSocial.userDetails.id;
    await test.orm.em.fork().execute('update "user" set archived_at = now() where id = ?', [id]);
    const second = await exchange(codeOn(await signInAs(person)));
    expect(second.data?.signInWithSocial.userDetails.email).toBe(person.email);
    expect(second.data?.signInWithSocial.userDetails.id).not.toBe(id);
  });

  it('offers the button, and the popup keeps its opener', async () => {
    const { data } = await test.graphql('{ socialProvider { label startUrl } }');
    expect(data).toEqual({
      socialProvider: { label: 'Test ID', startUrl: `${url}/auth/social/start` },
    });
    const page = await signInAs({ email: 'opener@example.in' });
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).not.toMatch(/<script(?! src="\/auth\/social\/popup\.js")/);
    expect(attribute(page, 'origin')).toBe(url);
    const script = await visitor.open(`${url}/auth/social/popup.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(() => new Script(script.text)).not.toThrow();
  });

  it('asks with PKCE, state and nonce, and keeps its secrets sealed in a short-lived cookie', async () => {
    await visitor.open(`${url}/auth/social/start`);
    const asked = new URL(visitor.visited.find((step) => step.includes('/dev/oidc/auth')) ?? '');
    const query = Object.fromEntries(asked.searchParams);
    expect(query).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    expect(query['nonce']).toMatch(/^[\w-]{20,}$/);
    const response = await fetch(`${url}/auth/social/start`, { redirect: 'manual' });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^social_sign_in=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '-';
    expect(cookie).not.toContain(state);
  });
});

describe('the code of the popup', () => {
  it('works once, also when many try at the same time', async () => {
    const code = codeOn(await signInAs({ email: 'once@example.in' }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code)));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect((await exchange(code)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('works for a minute', async () => {
    const code = codeOn(await signInAs({ email: 'late@example.in' }));
    await test.orm.em
      .fork()
      .execute(`update social_exchange set expires_at = expires_at - interval '61 seconds'`);
    expect((await exchange(code)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is not readable where it rests', async () => {
    const code = codeOn(await signInAs({ email: 'rest@example.in' }));
    const rows = await test.orm.em.fork().execute('select * from social_exchange');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(code).toString('hex'));
  });
});

describe('is refused, in clear words and with nothing changed:', () => {
  const refusal = async (go: () => Promise<Page>) => {
    const before = await everything();
    const page = await go();
    expect(await everything()).toEqual(before);
    expect(attribute(page, 'code')).toBeUndefined();
    return { status: page.status, error: attribute(page, 'error') };
  };

  it('an e-mail that the provider has not verified', async () => {
    await makeUser(test, { email: 'victim@example.in' });
    for (const email of ['victim@example.in', 'new@example.in'])
      expect(await refusal(() => signInAs({ email, verified: false }))).toEqual({
        status: 400,
        error: expect.stringContaining('has not verified your e-mail') as string,
      });
  });

  it('a second account with the same e-mail', async () => {
    const first = await exchange(codeOn(await signInAs({ email: 'same@example.in' })));
    expect(first.data).not.toBeNull();
    visitor = new Visitor();
    expect(await refusal(() => signInAs({ email: 'same@example.in', account: '2' }))).toEqual({
      status: 400,
      error: expect.stringContaining('another Test ID account') as string,
    });
  });

  it('a person who does not agree', async () => {
    const go = async () => {
      const asked = await visitor.open(`${url}/auth/social/start`);
      return visitor.open(`${asked.url}/refuse`, {});
    };
    expect(await refusal(go)).toEqual({
      status: 400,
      error: expect.stringContaining('You did not let Test ID sign you in') as string,
    });
  });

  /** Everything but the last step: the address that the provider sends this person back to. */
  const callbackFor = async (email: string): Promise<string> => {
    const { cookies } = visitor;
    const page = await signInAs({ email });
    visitor.cookies = cookies;
    return page.url;
  };

  const notStarted = {
    status: 400,
    error: expect.stringContaining('not started in this window') as string,
  };

  it('another state', async () => {
    await visitor.open(`${url}/auth/social/start`);
    const stranger = new Visitor();
    const asked = await stranger.open(`${url}/auth/social/start`);
    const form = { name: 'Eve', email: 'eve@example.in', verified: 'on' };
    const back = new URL((await stranger.open(asked.url, form)).url);
    expect(back.searchParams.get('code')).toBeTruthy();
    // The answer to somebody else's question, as in a forged sign-in.
    expect(await refusal(() => visitor.open(back.href))).toEqual(notStarted);
    await visitor.open(`${url}/auth/social/start`);
    back.searchParams.set('state', 'tampered');
    expect(await refusal(() => visitor.open(back.href))).toEqual(notStarted);
  });

  it('no cookie, or one that was changed', async () => {
    const back = await callbackFor('cookie@example.in');
    expect(await refusal(() => new Visitor().open(back))).toEqual(notStarted);
    await visitor.open(`${url}/auth/social/start`);
    for (const cookie of visitor.cookies) cookie.value = `A${cookie.value.slice(1)}`;
    expect(await refusal(() => visitor.open(back))).toEqual(notStarted);
  });

  it('the same answer twice', async () => {
    const asked = await visitor.open(`${url}/auth/social/start`);
    const sealed = visitor.cookies.filter(({ name }) => name === 'social_sign_in');
    expect(sealed).toHaveLength(1);
    const page = await visitor.open(asked.url, {
      name: 'Twice',
      email: 'twice@example.in',
      verified: 'on',
    });
    codeOn(page);
    expect(visitor.cookies.filter(({ name }) => name === 'social_sign_in')).toEqual([]);
    visitor.cookies.push(...sealed);
    expect(await refusal(() => visitor.open(page.url))).toEqual({
      status: 400,
      error: expect.stringContaining('could not be trusted') as string,
    });
  });

  it('a code of nobody', async () => {
    expect((await exchange('x'.repeat(43))).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('without a provider', () => {
  it('there is no button and no door', async () => {
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

  it('the stand-in refuses to start in production', () => {
    expect(() => createSocialStandIn({ ...test.app, production: true })).toThrow(
      'development only',
    );
  });
});

describe('the way to the provider', () => {
  it('asks it to answer to this sign-in alone, and to let people choose who they are', async () => {
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
  ])('may take ten minutes: %i seconds end with %i', async (seconds, status) => {
    const { url: at } = await visitor.open(`${url}/auth/social/start`);
    inSeconds(seconds);
    const form = { name: 'Asha Rao', email: `slow${seconds}@example.in`, verified: 'on' };
    const page = await visitor.open(at, { ...form, account: '' });
    expect(page.status).toBe(status);
  });
});
