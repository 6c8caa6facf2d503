import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { startLine } from '../../testing/line.js';
import { KeptReads } from './kept-reads.js';
import { Listener, type ListenerOptions } from './listener.js';

/** A busy machine is slow, and no failure. */
const SLOWEST_MS = 60_000;

/** Not the template, which cannot be copied for others while somebody is in it. */
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

/** Reads a number that only grows: one is told from the one before. The database gives `database`, another place `there`. */
function start(options: Partial<ListenerOptions> = {}) {
  const lines: unknown[][] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const listener = new Listener({ url: databaseUrl(), patience: SLOWEST_MS, ...options });
  let said = (): void => undefined;
  listener.hear('said', { heard: () => said() });
  let clock = 0;
  const kept = new KeptReads({ database: () => 'database', listener, now: () => clock });
  let reads = 0;
  listener.start({ info: note, warn: note, error: note });
  stops.push(() => listener.stop());
  return {
    ...{ listener, kept, lines },
    read: (table = 'shelf') =>
      kept.of(table, 'there', (from) => Promise.resolve(`${from} ${++reads}`)),
    pass: (milliseconds: number) => void (clock += milliseconds),
    /** Says so, and waits until it was heard. */
    async tell(table: string) {
      const heard = new Promise<void>((resolve) => (said = resolve));
      await writer.query(`select pg_notify('changed', $1), pg_notify('said', '')`, [table]);
      await heard;
    },
    isListening: (is: boolean) => expect.poll(() => listener.isListening).toBe(is),
  };
}

it('what was read is kept until its table says that it has changed', async () => {
  const { read, tell, kept, isListening } = start();
  expect(await read()).toBe('there 1');
  await isListening(true);
  expect([await read(), await read()]).toEqual(['database 2', 'database 2']);
  await tell('another');
  expect(await read()).toBe('database 2');
  await tell('shelf');
  expect([await read(), await read('another'), await read()]).toEqual([
    'database 3',
    'database 4',
    'database 3',
  ]);
  kept.forget('shelf');
  expect([await read(), await read('another')]).toEqual(['database 5', 'database 4']);
});

it('what was asked for before a change is not kept after it', async () => {
  const { kept, read, tell, isListening } = start();
  await isListening(true);
  const found = Promise.withResolvers<string>();
  const old = kept.of('shelf', 'there', () => found.promise);
  await tell('shelf');
  found.resolve('old');
  expect(await old).toBe('old');
  expect(await read()).toBe('database 1');
});

it('nothing is kept for longer than a minute', async () => {
  const { read, pass, isListening } = start();
  await isListening(true);
  await read();
  pass(59_999);
  expect(await read()).toBe('database 1');
  pass(1);
  expect(await read()).toBe('database 2');
});

it('a connection that is killed: nothing of before counts, and what is read after the next one is kept', async () => {
  const { read, lines, isListening } = start();
  await isListening(true);
  expect(await read()).toBe('database 1');
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
  expect([await read(), await read()]).toEqual(['database 2', 'database 2']);
});

it('a line that falls silent is noticed', async () => {
  const line = await startLine(databaseUrl());
  stops.push(() => line.stop());
  const { read, isListening } = start({ url: line.url, patience: 1000 });
  await isListening(true);
  line.fallSilent();
  await isListening(false);
  expect([await read(), await read()]).toEqual(['there 1', 'there 2']);
  line.mend();
  await isListening(true);
});

it('a process that has slept asks the database until it has heard of it again', async () => {
  let clock = 0;
  const { listener, isListening } = start({ now: () => clock });
  await isListening(true);
  clock += SLOWEST_MS + 1999;
  expect(listener.isListening).toBe(true);
  clock += 1;
  expect(listener.isListening).toBe(false);
  await isListening(true);
});

it('nobody listens through a pooler, which hears nothing', async () => {
  // Gives the connection another number, as a pooler does.
  const line = await startLine(databaseUrl(), (chunk) => {
    const key = chunk.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
    if (key >= 0) chunk.writeInt32BE(1, key + 5);
    return chunk;
  });
  stops.push(() => line.stop());
  const { listener, lines, read } = start({ url: line.url });
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toEqual([
    { reason: expect.stringContaining('DATABASE_DIRECT_URL') as string },
    'not listening to the database',
  ]);
  expect(listener.isListening).toBe(false);
  expect(await read()).toBe('there 1');
});
