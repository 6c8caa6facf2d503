import type { TestUser } from '../factories.js';
import type { TestServer } from '../test-server.js';

const UPDATE_ACCOUNT = `mutation ($input: UpdateAccountInput!, $version: Int!, $userId: ID) {
  updateAccount(version: $version, id: $userId, input: $input) { message user { email pendingEmail } }
}`;
export const CONFIRM_EMAIL = `mutation ($token: String!) { confirmEmail(input: { token: $token }) { message } }`;
export const UPDATE_ENTERPRISE = `mutation ($id: ID!, $version: Int!, $input: UpdateEnterpriseInput!) {
  updateEnterprise(id: $id, version: $version, input: $input) { enterprise { version } }
}`;
/** Fields of an enterprise, without those of its account. */
export const FIRM = {
  address: '21, KNK Road',
  pincode: '600034',
  city: 'Chennai',
  state: 'Tamil Nadu',
};
export const REVERT_EMAIL = `mutation ($token: String!) { revertEmailChange(input: { token: $token }) { message } }`;
export const EMAIL_LINK = `query ($token: String!) {
  emailLink(token: $token) { purpose email newEmail isForViewer needsDetails }
}`;

let made = 0;
export const newEmail = (): string => {
  made += 1;
  return `moved${made}@laundry.test`;
};

const versionOf = async ({ orm }: TestServer, id: string): Promise<number> => {
  const [row] = await orm.em
    .fork()
    .execute<{ version: number }[]>('select version from "user" where id = ?', [id]);
  return row?.version ?? 0;
};

interface Person {
  user: Pick<TestUser, 'id'>;
  /** Token of the requesting session. */
  token: string;
}

/** Requests an e-mail change for this account. */
export async function requestEmailChange(
  test: TestServer,
  { user: { id }, token }: Person,
  email: string,
  name = 'Asha Raman',
) {
  const input = { name, phone: '9876543210', email };
  return test.graphql<{ updateAccount: { message: string } }>(
    UPDATE_ACCOUNT,
    { input, version: await versionOf(test, id), userId: id },
    token,
  );
}

const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Token of the link to `path` in the newest mail to this e-mail, except the tokens in `not`. */
export async function linkTo(
  test: TestServer,
  email: string,
  path: string,
  not: string[] = [],
): Promise<string> {
  const mail = await test.mailTo(
    email,
    ({ text }) => text.includes(`${path}#token=`) && !not.includes(tokenIn(text)),
  );
  return tokenIn(mail.text);
}

/**
 * Changes the e-mail of this account, confirmed in the requesting session. The old e-mail gets the
 * recovery link.
 */
export async function moveTo(test: TestServer, person: Person, email: string): Promise<void> {
  const em = test.orm.em.fork();
  // Moves the last link into the past, so that the server allows another mail.
  await em.execute(
    `update one_time_link set created_at = created_at - interval '1 minute' where user_id = ?`,
    [person.user.id],
  );
  const asked = await requestEmailChange(test, person, email);
  const token = await linkTo(test, email, '/confirm-email');
  const { errors } = await test.graphql(CONFIRM_EMAIL, { token }, person.token);
  const [wrong] = [...(asked.errors ?? []), ...(errors ?? [])];
  if (wrong) throw new Error(wrong.message);
}

export const emailOf = async ({ orm }: TestServer, id: string): Promise<string | undefined> => {
  const [row] = await orm.em
    .fork()
    .execute<{ email: string }[]>('select email from "user" where id = ?', [id]);
  return row?.email;
};
