import type { TestServer } from '../test-server.js';

interface Caller {
  token?: string;
}

export interface LogoAnswer {
  status: number;
  message?: string;
  version?: number;
  fields?: Record<string, string>;
}

const ask = (
  { url }: Pick<TestServer, 'url'>,
  { token }: Caller,
  { headers, ...init }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
) =>
  fetch(`${url}/api/business/logo`, {
    ...init,
    body: init.body && new Uint8Array(init.body),
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });

const changed = async (request: Promise<Response>): Promise<LogoAnswer> => {
  const response = await request;
  return { status: response.status, ...((await response.json()) as Omit<LogoAnswer, 'status'>) };
};

const ifMatch = (version?: number): Record<string, string> =>
  version === undefined ? {} : { 'if-match': `"${version}"` };

/** Uploads a logo. Without a version the upload replaces any logo. */
export const setLogo = (test: TestServer, who: Caller, body: Buffer, version?: number) =>
  changed(
    ask(test, who, {
      ...{ method: 'PUT', body },
      headers: { 'content-type': 'image/png', ...ifMatch(version) },
    }),
  );

export const removeLogo = (test: TestServer, who: Caller, version?: number) =>
  changed(ask(test, who, { method: 'DELETE', headers: ifMatch(version) }));

/** Downloads the stored logo. */
export async function seeLogo(
  test: TestServer,
  who: Caller,
): Promise<{ status: number; headers: Headers; content: Buffer }> {
  const response = await ask(test, who);
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content };
}
