import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Log } from '../../platform/log.js';
import { WebSocketConnection, MAX_UNREAD_BYTES } from './websocket-connection.js';

const origin = { ip: '127.0.0.1', network: '127.0.0.1', requestId: '1', log: {} as Log };

it('terminates the connection of a client that sends messages and reads no events', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  await once(client, 'open');
  new WebSocketConnection(socket, origin);

  client.pause();
  // The operating system buffers some megabytes for a connection before data waits in this process.
  while (socket.bufferedAmount <= MAX_UNREAD_BYTES) {
    socket.send('x'.repeat(MAX_UNREAD_BYTES));
    await new Promise((resolve) => void setImmediate(resolve));
  }
  expect(socket.readyState).toBe(socket.OPEN);
  const cutOff = once(socket, 'close');
  client.send('one more question');
  const [code] = (await cutOff) as [number];
  expect(code).toBe(1006);
  client.terminate();
  server.close();
});
