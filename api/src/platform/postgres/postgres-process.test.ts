import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { untilReady } from './postgres-process.js';

/** A message of PostgreSQL's protocol: its type, its length and its body. */
function message(type: string, body: string | Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(Buffer.byteLength(body) + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

const READY = [message('R', Buffer.alloc(4)), message('Z', 'I')];
const ENDS = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0');

it('is ready although the server ends while the connection is being closed', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat(READY));
      socket.once('data', () => socket.end(ENDS));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const child = spawn(process.execPath, ['--eval', 'process.stdin.resume()']);
  try {
    const { port } = server.address() as AddressInfo;
    await expect(
      untilReady({ child, output: () => '' }, `postgres://app@127.0.0.1:${port}/postgres`),
    ).resolves.toBeUndefined();
  } finally {
    child.kill('SIGKILL');
    server.close();
  }
});
