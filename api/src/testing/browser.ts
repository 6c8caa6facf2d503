import type { GraphQLAnswer, TestServer } from './test-server.js';

/** A minimal browser for sign-ins. It sends an Origin header and stores cookies. */
export class TestBrowser {
  readonly #cookies: Map<string, string>;
  /** All Set-Cookie headers that the browser received. */
  readonly given: string[] = [];

  constructor(
    private readonly test: Pick<TestServer, 'url' | 'app'>,
    cookies: Record<string, string> = {},
  ) {
    this.#cookies = new Map(Object.entries(cookies));
  }

  /** Value of a cookie. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  forget(): void {
    this.#cookies.clear();
  }

  async graphql<Data>(
    document: string,
    variables: object = {},
    token?: string,
  ): Promise<GraphQLAnswer<Data>> {
    const response = await this.#post('/graphql', { query: document, variables }, token);
    return (await response.json()) as GraphQLAnswer<Data>;
  }

  /** Sends a POST request to the REST API. */
  async rest(path: string, body: object): Promise<{ status: number; body: unknown }> {
    const response = await this.#post(`/api${path}`, body);
    return { status: response.status, body: await response.json() };
  }

  async #post(path: string, body: object, token?: string): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.test.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.test.app.publicUrl,
        ...(cookie ? { cookie } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    this.given.push(line);
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    this.#cookies.set(name, value);
  }
}
