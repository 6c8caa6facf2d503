import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Log } from '../../platform/log.js';
import { LiveCall, MOST_UNREAD } from './live-call.js';

const origin = { ip: '127.0.0.1', network: '127.0.0.1', requestId: '1', log: {} as Log };

it('a connection that takes nothing in is cut off, before what waits for it grows', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  await once(reader, 'open');
  const call = new LiveCall(socket, origin);

  await call.send('taken in');
  reader.pause();
  const cutOff = once(socket, 'close');
  const message = 'x'.repeat(64 * 1024);
  let most = 0;
  // What both ends of a line hold for it is the system's, and some megabytes: far less than all of these.
  for (let sent = 0; sent < 1000 && socket.readyState === socket.OPEN; sent += 1) {
    void call.send(message);
    most = Math.max(most, socket.bufferedAmount);
    await new Promise((resolve) => void setImmediate(resolve));
  }
  expect(socket.readyState).not.toBe(socket.OPEN);
  await cutOff;
  const frameHeader = 10;
  expect(most).toBeLessThanOrEqual(MOST_UNREAD + frameHeader + message.length);
  await call.send('to nobody');
  reader.terminate();
  server.close();
});
