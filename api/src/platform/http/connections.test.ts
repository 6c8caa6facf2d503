import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { MOST_UNANSWERED } from './connections.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

/** What comes back for so many requests that are sent in one piece, until the connection ends. */
const answersTo = (count: number): Promise<string> =>
  new Promise((resolve) => {
    const { port } = test.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const one = 'GET /health/live HTTP/1.1\r\nhost: localhost\r\n';
    socket.write(`${`${one}\r\n`.repeat(count - 1)}${one}connection: close\r\n\r\n`);
    let text = '';
    socket.on('data', (data) => (text += data.toString('latin1')));
    socket.on('close', () => resolve(text));
    // A server that ends a connection may do so while we write.
    socket.on('error', () => socket.destroy());
  });

const answered = (text: string): number => text.split('HTTP/1.1 200').length - 1;

describe('requests that one connection sends without waiting', () => {
  it('are answered when they are few', async () => {
    expect(answered(await answersTo(MOST_UNANSWERED))).toBe(MOST_UNANSWERED);
  });

  it('end it when they are many', async () => {
    expect(answered(await answersTo(1000))).toBeLessThanOrEqual(MOST_UNANSWERED);
  });
});
