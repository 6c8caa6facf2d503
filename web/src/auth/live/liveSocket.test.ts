import { parse } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { session as firstSession } from '../session/session';
import { ANYTHING, type Change } from './change';
import type { follow } from './liveSocket';

/** The other end of a connection: says what a server says. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  /** Lets nothing through, as some proxies do. */
  static isBlocked = false;

  readyState = Line.CONNECTING;
  readonly said: { type: string; id?: string; payload?: unknown }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: ((event: object) => void) | null;
  onclose?: ((event: { code: number; reason: string }) => void) | null;

  constructor() {
    Line.all.push(this);
    queueMicrotask(() => {
      if (Line.isBlocked) {
        this.onerror?.({});
        return this.end(1006);
      }
      this.readyState = Line.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as { type: string };
    this.said.push(message);
    if (message.type === 'connection_init')
      queueMicrotask(() => this.answer({ type: 'connection_ack' }));
  }

  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code: number): void {
    this.readyState = Line.CLOSED;
    this.onclose?.({ code, reason: '' });
  }

  close(code: number): void {
    queueMicrotask(() => this.end(code));
  }

  get subscribed(): string | undefined {
    return this.said.find(({ type }) => type === 'subscribe')?.id;
  }
}

let listen: typeof follow;
let session: typeof firstSession;
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  Line.isBlocked = false;
  ({ follow: listen } = await import('./liveSocket'));
  ({ session } = await import('../session/session'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const document = parse('subscription { ordersChanged { id version isNew } }');

function join(begun = Date.now()) {
  const heard: Change[] = [];
  const asked = { document, variables: undefined, begun };
  const stop = listen(asked, (change) => heard.push(change));
  return { heard, stop };
}

const last = () => Line.all.at(-1);
const settle = (time = 0) => vi.advanceTimersByTimeAsync(time);

it('tells what it hears over one connection, and that anything may have changed after a cut', async () => {
  const [one, other] = [join(), join()];
  await settle();
  expect(Line.all).toHaveLength(1);
  const change = { id: 'a', version: 2, isNew: false };
  const payload = { data: { ordersChanged: change } };
  last()?.answer({ type: 'next', id: last()?.subscribed, payload });
  expect(one.heard).toEqual([change]);
  last()?.end(1012);
  await settle(2000);
  expect(Line.all).toHaveLength(2);
  expect(last()?.subscribed).toBeDefined();
  expect([one.heard, other.heard]).toEqual([[change, ANYTHING], [ANYTHING]]);
});

it('does not come again for a session that is over', async () => {
  join();
  await settle();
  last()?.end(4403);
  await settle(600_000);
  expect(Line.all).toHaveLength(1);
});

it('gives up where nothing is let through, and tries again much later', async () => {
  Line.isBlocked = true;
  join();
  join();
  await settle(200_000);
  expect(Line.all).toHaveLength(4);
  join();
  await settle(60_000);
  expect(Line.all).toHaveLength(4);
  await settle(300_000);
  Line.isBlocked = false;
  join();
  await settle(60_000);
  expect(last()?.subscribed).toBeDefined();
});

it('notices that nobody answers any more, as after a sleep', async () => {
  const { heard } = join();
  await settle(30_000);
  await settle(2000);
  expect(Line.all).toHaveLength(2);
  expect(heard).toEqual([ANYTHING]);
});

it('tells those who begin to listen late that anything may have changed since', async () => {
  const begun = Date.now();
  await settle(10_000);
  const { heard } = join(begun);
  await settle();
  expect(heard).toEqual([ANYTHING]);
});

it('tells nothing to the next person, and leaves the connection when nobody listens', async () => {
  const { heard, stop } = join();
  await settle();
  vi.spyOn(session, 'era').mockReturnValue(session.era() + 1);
  const payload = { data: { ordersChanged: ANYTHING } };
  last()?.answer({ type: 'next', id: last()?.subscribed, payload });
  stop();
  await settle(5000);
  expect(last()?.readyState).toBe(Line.CLOSED);
  expect(heard).toEqual([]);
});
