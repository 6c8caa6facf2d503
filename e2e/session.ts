import { setTimeout as delay } from 'node:timers/promises';

/** Session data that the browser stores after a sign-in. */
export interface StoredSession {
  token: string;
  user: {
    id: string;
    name: string;
    email: string;
    phone: string | null;
    role: string;
    permissions: string[];
  };
}

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string }[];
}

/** Sends one GraphQL request. Throws on an error. */
export async function graphql<Data>(
  url: string,
  query: string,
  variables: object = {},
  token?: string,
): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as Answer<Data>;
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

export interface InboxMail {
  subject: string;
  text: string;
}

/** Waits for the newest mail to this address whose subject matches. */
export async function waitForMail(
  url: string,
  address: string,
  subject: RegExp,
): Promise<InboxMail> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`${url}/dev/inbox.json?to=${encodeURIComponent(address)}`);
    const mails = (await answer.json()) as InboxMail[];
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`No mail to ${address} about ${String(subject)}`);
    await delay(50);
  }
}

/** Signs in with a mailed code, without a browser. */
export async function signInByApi(url: string, email: string): Promise<StoredSession> {
  await graphql(
    url,
    `
      mutation ($email: EmailAddress!) {
        requestSignInCode(input: { email: $email }) {
          message
        }
      }
    `,
    { email },
  );
  const { subject } = await waitForMail(url, email, /sign-in code/);
  const { signInWithCode } = await graphql<{
    signInWithCode: { token: string; userDetails: StoredSession['user'] };
  }>(
    url,
    `
      mutation ($input: SignInWithCodeInput!) {
        signInWithCode(input: $input) {
          token
          userDetails {
            id
            name
            email
            phone
            role
            permissions
          }
        }
      }
    `,
    { input: { email, otp: subject.slice(0, 4) } },
  );
  return { token: signInWithCode.token, user: signInWithCode.userDetails };
}

interface OrderPage {
  orders: { nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
}

const ORDER_IDS = `query ($after: String) {
  orders(first: 100, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } }
}`;

/** Ids of all orders, read as staff. */
export async function orderIds(url: string, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { orders }: OrderPage = await graphql(url, ORDER_IDS, { after }, token);
    ids.push(...orders.nodes.map(({ id }) => id));
    after = orders.pageInfo.endCursor;
    more = orders.pageInfo.hasNextPage;
  }
  return ids;
}
