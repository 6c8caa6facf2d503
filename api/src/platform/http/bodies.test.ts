import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '../../testing/factories.js';
import { serverInRealUse } from '../../testing/limits.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { MOST_COMING } from './bodies.js';
import { USUAL_BODY_LIMIT } from './request-bounds.js';

let test: TestServer;
let server: FastifyInstance;
let address: URL;
beforeAll(async () => {
  test = await startTestServer();
  server = await serverInRealUse(test);
  address = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await server.close();
  await test.stop();
});

let open: Socket[] = [];
afterEach(() => {
  for (const socket of open) socket.destroy();
  open = [];
});

const QUESTION = '{"query":"{ cloths { id } }"}';

/** A connection that has sent this head of a request, and what it says next. */
function begin(path: string, headers: string[]) {
  const socket = connect(Number(address.port), address.hostname);
  open.push(socket);
  const lines = [`POST ${path} HTTP/1.1`, 'host: localhost', ...headers];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const outcome = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString('latin1').slice(9, 12)));
    socket.once('close', () => resolve('ended'));
  });
  // A server that ends a connection may do so while we write.
  socket.on('error', () => socket.destroy());
  return { socket, outcome };
}

const inChunks = (text: string, length: number): string =>
  (text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [])
    .map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`)
    .join('');

const CHUNKED = ['transfer-encoding: chunked'];
const JSON_BODY = ['content-type: application/json'];

describe('a body that comes in many pieces', () => {
  it.each(['/graphql', '/api/auth/login', '/nowhere'])(
    'is not waited for when they are crumbs, at %s',
    async (path) => {
      const { socket, outcome } = begin(path, [...JSON_BODY, ...CHUNKED]);
      socket.write(inChunks(' '.repeat(1000), 1));
      expect(await outcome).toBe('ended');
    },
  );

  it('is read when it is small, or they are large', async () => {
    const small = begin('/graphql', [...JSON_BODY, ...CHUNKED]);
    small.socket.write(`${inChunks(QUESTION, 1)}0\r\n\r\n`);
    expect(await small.outcome).toBe('200');
    const large = begin('/graphql', [...JSON_BODY, ...CHUNKED]);
    large.socket.write(`${inChunks(QUESTION.padEnd(60_000), 100)}0\r\n\r\n`);
    expect(await large.outcome).toBe('200');
  });
});

it('a body that nobody reads keeps no request behind it waiting', async () => {
  const { socket, outcome } = begin('/graphql', ['content-type: x', ...CHUNKED]);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`${inChunks(' '.repeat(8 * USUAL_BODY_LIMIT), 1000)}0\r\n\r\n`);
  expect(await outcome).toBe('415');
  await ended;
});

describe('bodies that an address begins and does not end', () => {
  const PART = USUAL_BODY_LIMIT - 1000;
  /** More than one address may have. */
  const COUNT = Math.ceil((MOST_COMING / PART) * 2);

  it('are bounded; neighbours with forms, and staff, go on', async () => {
    const { token } = await makeAdmin(test);
    const held = Array.from({ length: COUNT }, () => {
      const one = begin('/graphql', [...JSON_BODY, `content-length: ${USUAL_BODY_LIMIT}`]);
      one.socket.write(' '.repeat(PART));
      return one;
    });
    expect(await Promise.race(held.map(({ outcome }) => outcome))).toBe('ended');
    const ask = (body: string, headers: Record<string, string> = {}) =>
      fetch(new URL('/graphql', address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
    expect((await ask(QUESTION.padEnd(16_000))).status).toBe(200);
    const authorization = `Bearer ${token}`;
    for (const length of [30_000, 900_000])
      expect((await ask(QUESTION.padEnd(length), { authorization })).status).toBe(200);
    for (const { socket } of held) socket.destroy();
    await expect.poll(async () => (await ask(QUESTION.padEnd(60_000))).status).toBe(200);
  });
});
