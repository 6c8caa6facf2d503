import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.js';
import { type OpenedPage, Visitor } from '../testing/http.js';
import {
  attribute,
  codeOn,
  exchange,
  SocialVisitor,
  startSocialServer,
} from '../testing/accounts/social.js';
import type { TestServer } from '../testing/test-server.js';

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

const everything = () =>
  test.orm.em.fork().execute(
    `select (select count(*) from "user")::int as users, (select count(*) from social_identity)::int as identities,
        (select count(*) from social_exchange)::int as exchanges, (select count(*) from session)::int as sessions`,
  );

describe('is refused, with a clear message and without a change:', () => {
  const refusal = async (go: () => Promise<OpenedPage>) => {
    const before = await everything();
    const page = await go();
    expect(await everything()).toEqual(before);
    expect(attribute(page, 'code')).toBeUndefined();
    return { status: page.status, error: attribute(page, 'error') };
  };

  it('an e-mail that the provider has not verified', async () => {
    await makeUser(test, { email: 'victim@example.in' });
    for (const email of ['victim@example.in', 'new@example.in'])
      expect(await refusal(() => visitor.signInAs({ email, verified: false }))).toEqual({
        status: 400,
        error: expect.stringContaining('has not verified your email') as string,
      });
  });

  it('a second account with the same e-mail', async () => {
    const first = await exchange(
      test,
      codeOn(await visitor.signInAs({ email: 'same@example.in' })),
    );
    expect(first.data).not.toBeNull();
    visitor = new SocialVisitor(test);
    expect(
      await refusal(() => visitor.signInAs({ email: 'same@example.in', account: '2' })),
    ).toEqual({
      status: 400,
      error: expect.stringContaining('another Test ID account') as string,
    });
  });

  it('a person who refuses consent', async () => {
    const go = async () => {
      const asked = await visitor.open(`${url}/auth/social/start`);
      return visitor.open(`${asked.url}/refuse`, {});
    };
    expect(await refusal(go)).toEqual({
      status: 400,
      error: expect.stringContaining('You cancelled the sign-in at Test ID') as string,
    });
  });

  /** Runs all steps except the callback. Returns the redirect of the provider for this person. */
  const callbackFor = async (email: string): Promise<string> => {
    const { cookies } = visitor;
    const page = await visitor.signInAs({ email });
    visitor.cookies = cookies;
    return page.url;
  };

  const notStarted = {
    status: 400,
    error: expect.stringContaining('not started in this window') as string,
  };

  it('a wrong state', async () => {
    await visitor.open(`${url}/auth/social/start`);
    const stranger = new Visitor();
    const asked = await stranger.open(`${url}/auth/social/start`);
    const form = { name: 'Eve', email: 'eve@example.in', verified: 'on' };
    const back = new URL((await stranger.open(asked.url, form)).url);
    expect(back.searchParams.get('code')).toBeTruthy();
    // This redirect belongs to the request of another browser, as in a forged sign-in.
    expect(await refusal(() => visitor.open(back.href))).toEqual(notStarted);
    await visitor.open(`${url}/auth/social/start`);
    back.searchParams.set('state', 'tampered');
    expect(await refusal(() => visitor.open(back.href))).toEqual(notStarted);
  });

  it('a missing or changed cookie', async () => {
    const back = await callbackFor('cookie@example.in');
    expect(await refusal(() => new Visitor().open(back))).toEqual(notStarted);
    await visitor.open(`${url}/auth/social/start`);
    for (const cookie of visitor.cookies) cookie.value = `A${cookie.value.slice(1)}`;
    expect(await refusal(() => visitor.open(back))).toEqual(notStarted);
  });

  it('a repeated callback', async () => {
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
      error: expect.stringContaining('could not verify the sign-in') as string,
    });
  });

  it('an unknown exchange code', async () => {
    expect((await exchange(test, 'x'.repeat(43))).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });
});
