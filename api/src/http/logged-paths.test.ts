import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const lines: string[] = [];
let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ log: (line) => lines.push(line) });
});
afterAll(() => test.stop());

/** Requests exactly this path. An HTTP client would normalise it. */
function askFor(address: string): Promise<string> {
  const { hostname, port } = new URL(test.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

it('no part of a requested URL is logged, for any response', async () => {
  const written = [
    'asha.rao@example.in',
    'asha.rao%40example.in',
    'asha%2Erao%2540example.in',
    'secret-rao-token',
    '9123412345rao',
  ];
  const places = [
    '/api/auth/me/E',
    '/api/address/E',
    '/api/nothing/E/x',
    '/signin/link/E',
    '/orders/E',
    '/E',
    '/nowhere/E',
    '/%zz/E',
    '/assets/E.js',
    '/graphql/E',
    '/api/order/getAllOrders?customer=E',
    '/signin?email=E',
    '/nowhere?E',
  ];
  for (const place of places)
    for (const typed of written)
      expect(await askFor(place.replace('E', typed))).toMatch(/^HTTP\/1.1 [24]/);
  const asked = () => lines.filter((line) => line.includes('request completed')).length;
  await expect.poll(asked).toBe(places.length * written.length);
  const log = lines.join('');
  expect(log).toContain('"url":"/api/auth/me/:id"');
  expect(log).toContain('"url":"(no route)"');
  expect(log).not.toMatch(/rao|9123412345/);
});
