import { createSocialClient } from '../../social/social.client.js';
import { createDevOidcProvider } from '../../social/dev-oidc-provider.js';
import { freePort, type OpenedPage, Visitor } from '../http.js';
import { startTestServer, type TestServer } from '../test-server.js';

const SIGN_IN = `mutation ($code: String!) {
  signInWithSocial(input: { code: $code }) { message token userDetails { id name email phone role } }
}`;

interface SignIn {
  signInWithSocial: {
    message: string;
    token: string;
    userDetails: { id: string; name: string; email: string; phone: string | null; role: string };
  };
}

/** Starts a server with the development OpenID provider. The server listens at its public URL. */
export const startSocialServer = async (): Promise<TestServer> =>
  startTestServer({
    port: await freePort(),
    providers: (app) => {
      const { settings, devService } = createDevOidcProvider(app);
      return { social: createSocialClient(settings), devServices: [devService] };
    },
  });

interface Person {
  email: string;
  name?: string;
  verified?: boolean;
  account?: string;
}

export class SocialVisitor extends Visitor {
  readonly #start: string;

  constructor({ app }: TestServer) {
    super();
    this.#start = `${app.publicUrl}/auth/social/start`;
  }

  /** Signs in as this person in the popup; returns the last page of the popup. */
  async signInAs({
    email,
    name = 'Asha Rao',
    verified = true,
    account = '',
  }: Person): Promise<OpenedPage> {
    const loginPage = await this.open(this.#start);
    const form = { name, email, account, ...(verified ? { verified: 'on' } : {}) };
    return this.open(loginPage.url, form);
  }
}

/** Value of an attribute in the popup's last page. */
export const attribute = (page: OpenedPage, name: string): string | undefined =>
  new RegExp(`data-${name}="([^"]*)"`).exec(page.text)?.[1];

export const codeOn = (page: OpenedPage): string => {
  const code = attribute(page, 'code');
  if (!code) throw new Error(`No code on ${page.url}: ${page.text}`);
  return code;
};

/** Exchanges the code of the popup for a session. */
export const exchange = (test: TestServer, code: string) => test.graphql<SignIn>(SIGN_IN, { code });
