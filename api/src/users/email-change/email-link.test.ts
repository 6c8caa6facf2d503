import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLink } from '../../auth/links/one-time-links.service.js';
import type { LinkPurpose } from '../../auth/links/one-time-link.entity.js';
import {
  CONFIRM_EMAIL,
  EMAIL_LINK,
  newEmail,
  REVERT_EMAIL,
} from '../../testing/accounts/email-change.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { SIGN_IN_WITH_LINK } from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

interface EmailLinkResponse {
  emailLink: {
    purpose: string;
    email: string;
    newEmail: string | null;
    isForViewer: boolean;
    needsDetails: boolean;
  } | null;
}

let test: TestServer;
let owner: TestUser;
beforeAll(async () => {
  test = await startTestServer();
});
beforeEach(async () => {
  owner = await makeUser(test);
});
afterAll(() => test.stop());

const masked = (email: string) => `${email[0]}***@laundry.test`;

const look = async (token: string, viewer?: string) =>
  (await test.graphql<EmailLinkResponse>(EMAIL_LINK, { token }, viewer)).data?.emailLink;

const pathOf: Record<LinkPurpose, string> = {
  signup: '/signin/link',
  login: '/signin/link',
  email: '/confirm-email',
  revert: '/revert-email',
};

/**
 * Creates a link of this purpose to `email`. It belongs to the owner's account if its purpose needs
 * an account.
 */
async function make(purpose: LinkPurpose, email: string): Promise<string> {
  const em = test.orm.em.fork();
  const isOfAccount = purpose === 'email' || purpose === 'revert';
  if (purpose === 'email')
    await em.execute('update "user" set pending_email = ? where id = ?', [email, owner.id]);
  const userId = isOfAccount ? owner.id : undefined;
  return (await createLink(em, { purpose, email, userId })).token;
}

/** All rows that a link could change. */
const everything = () =>
  test.orm.em.fork().execute(
    `select (select json_agg(u order by id) from "user" u) as users,
       (select json_agg(l order by token_hash) from one_time_link l) as links,
       (select json_agg(s.token_hash order by token_hash) from session s) as sessions,
       (select count(*) from mail) as mails, (select count(*) from trusted_device) as devices`,
  );

const KINDS: [LinkPurpose, { purpose: string; document: string }][] = [
  ['signup', { purpose: 'SIGN_UP', document: SIGN_IN_WITH_LINK }],
  ['login', { purpose: 'SIGN_IN', document: SIGN_IN_WITH_LINK }],
  ['email', { purpose: 'CONFIRM_EMAIL', document: CONFIRM_EMAIL }],
  ['revert', { purpose: 'REVERT_EMAIL', document: REVERT_EMAIL }],
];

describe.each(KINDS)('a link for %s', (kind, { purpose, document }) => {
  it('changes nothing when it is opened, any number of times by any client', async () => {
    const email = kind === 'login' ? owner.email : newEmail();
    const token = await make(kind, email);
    const viewers = [undefined, (await makeAdmin(test)).token];
    const before = await everything();
    const isOfAccount = kind === 'email' || kind === 'revert';
    const account = isOfAccount ? owner.email : email;
    for (const viewer of viewers) {
      const shown = await look(token, viewer);
      expect(shown).toEqual({
        ...{ purpose, isForViewer: false, email: masked(account) },
        newEmail: isOfAccount ? masked(email) : null,
        needsDetails: kind === 'signup',
      });
    }
    const page = await fetch(`${test.url}${pathOf[kind]}?token=${token}`);
    await page.text();
    await fetch(`${test.url}${pathOf[kind]}?token=${token}`, { method: 'HEAD' });
    expect(await everything()).toEqual(before);
    const details = kind === 'signup' ? { name: 'Asha Rao', phone: '9876543210' } : undefined;
    expect(refusal(await test.graphql(document, { token, details })).code).toBe('OK');
    expect(await look(token)).toBeNull();
  });
});

describe('the query emailLink', () => {
  it('shows unmasked e-mails only to the account of the link', async () => {
    const email = newEmail();
    const token = await make('revert', email);
    expect(await look(token, owner.token)).toEqual({
      ...{ purpose: 'REVERT_EMAIL', email: owner.email, newEmail: email, isForViewer: true },
      needsDetails: false,
    });
    const login = await make('login', owner.email);
    expect(await look(login, owner.token)).toMatchObject({ email: owner.email, isForViewer: true });
  });

  it.each(['', 'nothing', 'x'.repeat(10_000)])('returns null for the token %j', async (token) => {
    expect(await look(token)).toBeNull();
  });

  it('returns null after the account was deleted', async () => {
    const token = await make('revert', newEmail());
    await test.orm.em
      .fork()
      .execute('update "user" set archived_at = now() where id = ?', [owner.id]);
    expect(await look(token)).toBeNull();
    const used = refusal(await test.graphql(REVERT_EMAIL, { token }));
    expect(used).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(used.message).toContain('or call us');
  });
});

describe('a new link', () => {
  it.each(['login', 'signup'] as const)(
    'revokes older links of %s, and no others',
    async (kind) => {
      const email = kind === 'login' ? owner.email : newEmail();
      const other = await make(kind, newEmail());
      const first = await make(kind, email);
      const second = await make(kind, email);
      const details = { name: 'Asha Rao', phone: '9876543210' };
      const use = async (token: string) =>
        refusal(await test.graphql(SIGN_IN_WITH_LINK, { token, details }));
      expect((await use(first)).code).toBe('BAD_USER_INPUT');
      expect((await use(second)).code).toBe('OK');
      expect(await look(other)).not.toBeNull();
    },
  );
});
