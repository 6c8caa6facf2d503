import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Finds a free port below the range of ephemeral ports, so that no other process takes it before
 * the server uses it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const probe = await serve(() => undefined, port).catch(() => null);
    if (!probe) continue;
    await probe.stop();
    return port;
  }
}

/** Starts an HTTP server in place of an external service. */
export async function serve(handle: RequestListener, port = 0) {
  const server = createServer(handle).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    port: taken,
    url: `http://localhost:${taken}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

export interface OpenedPage {
  url: string;
  status: number;
  headers: Headers;
  text: string;
}

/** A minimal browser for sign-ins with redirects. It follows redirects and stores cookies. */
export class Visitor {
  cookies: Cookie[] = [];
  /** URLs of all opened pages, including redirects. */
  visited: string[] = [];

  async open(url: string, form?: Record<string, string>): Promise<OpenedPage> {
    this.visited.push(url);
    const { pathname } = new URL(url);
    const cookie = this.cookies
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      headers: cookie ? { cookie } : {},
      redirect: 'manual',
    });
    response.headers.getSetCookie().forEach((line) => this.#keep(line));
    const next = response.headers.get('location');
    if (next) {
      await response.body?.cancel();
      return this.open(new URL(next, url).href);
    }
    return { url, status: response.status, headers: response.headers, text: await response.text() };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
    this.cookies = this.cookies.filter((known) => known.name !== name || known.path !== path);
    if (value) this.cookies.push({ name, value, path });
  }
}
