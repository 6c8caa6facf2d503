import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolsOf } from '../database.js';
import { boundAtOnce, MOST_AT_ONCE, MOST_UNREAD } from '../platform/http/at-once.js';
import { holdConnections } from '../testing/held-connections.js';
import { httpError } from './answer-error.js';
import { askFrom, freshNetwork, serverInRealUse, waitOf } from '../testing/limits.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let server: FastifyInstance;
beforeAll(async () => {
  test = await startTestServer();
  server = await serverInRealUse(test);
});
afterAll(async () => {
  await server.close();
  await test.stop();
});

const LIST = { query: '{ cloths { id } }' };
/** Somebody who says to be signed in: who that is has to be looked up. */
const SOMEBODY = { authorization: `Bearer ${'x'.repeat(40)}` };

describe('the requests of one address that wait', () => {
  it('are bounded, whatever they ask for and however its path is written; others get in', async () => {
    const letGo = await holdConnections(test);
    const [stranger, neighbour] = [freshNetwork(), freshNetwork()];
    // Sent at once: what `inject` gives sends nothing until somebody waits for it.
    const send = async () => askFrom(server, LIST, stranger, SOMEBODY);
    const waiting = Array.from({ length: MOST_AT_ONCE }, send);
    await expect.poll(() => poolsOf(test.orm)[0]?.waitingCount).toBe(MOST_AT_ONCE);
    for (const url of ['/graphql', '/%67raphql', '/health/ready', '/api/cloth/getAllCloth']) {
      const refused = await server.inject({ url, remoteAddress: stranger });
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('1');
    }
    const other = (async () => askFrom(server, LIST, neighbour))();
    await letGo();
    for (const answer of await Promise.all([...waiting, other])) expect(waitOf(answer)).toBeNull();
    expect(waitOf(await askFrom(server, LIST, stranger))).toBeNull();
  });
});

it('requests whose body is still on its way keep none of their neighbours out', async () => {
  const busy = await serverInRealUse(test);
  const address = new URL(await busy.listen({ host: '127.0.0.1', port: 0 }));
  const head = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  let read = 0;
  busy.server.on('request', () => (read += 1));
  const open = () => {
    const socket = connect(Number(address.port), address.hostname);
    socket.write(`${head}Content-Length: 20\r\n\r\n`);
    return socket;
  };
  const held = Array.from({ length: MOST_AT_ONCE + 5 }, open);
  try {
    await expect.poll(() => read).toBe(held.length);
    const answer = await fetch(new URL('/graphql', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LIST),
    });
    expect(answer.status).toBe(200);
  } finally {
    for (const socket of held) socket.destroy();
    await busy.close();
  }
});

describe('answers that an address does not take', () => {
  // More than an operating system takes by itself for a reader who does not read.
  const LARGE = 'x'.repeat(MOST_UNREAD - 100);

  function boundServer(): FastifyInstance {
    const large = Fastify();
    boundAtOnce(large, 1);
    large.setErrorHandler((error, _request, reply) => {
      const { status, body } = httpError(error, () => undefined);
      return reply.status(status).send(body);
    });
    large.get('/api/large', () => LARGE);
    return large;
  }

  it('are bounded until it takes them or goes', async () => {
    const large = boundServer();
    const address = new URL(await large.listen({ host: '127.0.0.1', port: 0 }));
    const take = async () => {
      const answer = await fetch(new URL('/api/large', address));
      return { status: answer.status, body: await answer.text() };
    };
    const reader: Socket = connect(Number(address.port), address.hostname);
    try {
      reader.write('GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await new Promise((resolve) => reader.once('readable', resolve));
      expect(await take()).toMatchObject({
        status: 429,
        body: expect.stringContaining('Too many requests at once') as string,
      });
      reader.destroy();
      await expect.poll(async () => (await take()).status).toBe(200);
    } finally {
      reader.destroy();
      await large.close();
    }
  });

  it('count for nothing where it had gone before they were there', async () => {
    const large = boundServer();
    let begun = 0;
    const answered = Promise.withResolvers<void>();
    large.get('/api/gone', (_request, reply) => {
      begun += 1;
      reply.raw.once('close', () => {
        void reply.send(LARGE);
        answered.resolve();
      });
    });
    // Something of this address goes on all the while.
    large.get('/api/waiting', () => {
      begun += 1;
      return new Promise<string>(() => undefined);
    });
    const address = new URL(await large.listen({ host: '127.0.0.1', port: 0 }));
    const open = (path: string): Socket => {
      const socket = connect(Number(address.port), address.hostname);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      return socket;
    };
    const waiting = open('/api/waiting');
    const going = open('/api/gone');
    try {
      await expect.poll(() => begun).toBe(2);
      going.destroy();
      await answered.promise;
      const answer = await fetch(new URL('/api/large', address));
      expect(answer.status).toBe(200);
      await answer.text();
    } finally {
      for (const socket of [waiting, going]) socket.destroy();
      await large.close();
    }
  });

  it('are ended with their connection when nothing moves on it for a minute', () => {
    expect(server.server.timeout).toBe(60_000);
  });
});
