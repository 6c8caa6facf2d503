import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { startStallableProxy } from '../../testing/stallable-proxy.js';
import { Listener, type ListenerOptions } from './listener.js';

/** Timeout in ms, long enough for a busy machine. */
const SLOWEST_MS = 60_000;

/** A separate database, because PostgreSQL cannot copy the template while it has connections. */
function databaseUrl(): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  return url.href;
}

let writer: Client;
beforeAll(async () => {
  writer = new Client(databaseUrl());
  await writer.connect();
});
afterAll(() => writer.end());

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/**
 * Starts a listener on the channel `said`. Returns the received notifications and the log lines.
 */
function start(options: Partial<ListenerOptions> = {}) {
  const lines: unknown[][] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const listener = new Listener({ url: databaseUrl(), patience: SLOWEST_MS, ...options });
  const received: string[] = [];
  listener.subscribe('said', { onNotification: (word) => void received.push(word) });
  listener.start({ info: note, warn: note, error: note });
  stops.push(() => listener.stop());
  const isListening = (is: boolean) => expect.poll(() => listener.isListening).toBe(is);
  return { listener, lines, received, isListening };
}

const say = (word: string, channel = 'said') =>
  writer.query('select pg_notify($1, $2)', [channel, word]);

it('receives a notification on its channel', async () => {
  const { received, isListening } = start();
  await isListening(true);
  await say('nothing', 'another');
  await say('one');
  await say('two');
  await expect.poll(() => received).toEqual(['one', 'two']);
});

it('reconnects after its connection was killed, and receives notifications again', async () => {
  const { received, lines, isListening } = start();
  await isListening(true);
  await writer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'select pg_backend_pid() as pid'`,
  );
  await expect.poll(() => lines.length).toBe(3);
  expect(lines.map((line) => line.at(-1))).toEqual([
    'listening to the database',
    'not listening to the database',
    'listening to the database',
  ]);
  await say('again');
  await expect.poll(() => received).toEqual(['again']);
});

it('detects a connection without responses', async () => {
  const line = await startStallableProxy(databaseUrl());
  stops.push(() => line.stop());
  const { isListening } = start({ url: line.url, patience: 1000 });
  await isListening(true);
  line.stall();
  await isListening(false);
  line.resume();
  await isListening(true);
});

it('fails through a transaction pooler, which drops notifications', async () => {
  // Changes the process id of the connection in transit, like a pooler.
  const line = await startStallableProxy(databaseUrl(), (chunk) => {
    const key = chunk.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
    if (key >= 0) chunk.writeInt32BE(1, key + 5);
    return chunk;
  });
  stops.push(() => line.stop());
  const { listener, lines } = start({ url: line.url });
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toEqual([
    { reason: expect.stringContaining('DATABASE_DIRECT_URL') as string },
    'not listening to the database',
  ]);
  expect(listener.isListening).toBe(false);
});
