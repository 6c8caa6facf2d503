import { ApolloProvider } from '@apollo/client/react';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApolloClient } from '../../graphql/client';
import { OrdersChangedDocument } from '../../orders/staff/OrdersChanged.generated';
import { session, type SessionUser } from '../session';
import { UNKNOWN_CHANGE, type Change } from './change';
import { useChangeSubscription } from './useChangeSubscription';

/** Fake server end of a WebSocket. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  /** True blocks all messages, as some proxies do. */
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

const asha: SessionUser = {
  id: 'asha',
  name: 'Asha',
  email: 'asha@laundry.test',
  phone: '9840012345',
  role: 'CUSTOMER',
  permissions: [],
};

const settle = (time = 0) => vi.advanceTimersByTimeAsync(time);

let isCurrent: boolean;
let Client: ({ children }: { children: ReactNode }) => ReactNode;
beforeEach(async () => {
  await import('../../graphql/webSocketLink');
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  Line.isBlocked = false;
  isCurrent = true;
  session.start(asha, 't1', '');
  const client = createApolloClient({
    getToken: session.token,
    isCurrent: () => isCurrent,
    onTokenRefused: session.refused,
  });
  Client = ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>;
});
afterEach(async () => {
  cleanup();
  await settle(10_000);
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function join(begun?: number) {
  const received: Change[] = [];
  const follow = (changes: Change[]) => Promise.resolve(received.push(...changes));
  const { unmount } = renderHook(
    () =>
      useChangeSubscription(OrdersChangedDocument, follow, begun === undefined ? {} : { begun }),
    { wrapper: Client },
  );
  await vi.dynamicImportSettled();
  await settle();
  return { received, unmount };
}

const last = () => Line.all.at(-1);

async function say(ordersChanged: Change): Promise<void> {
  last()?.answer({ type: 'next', id: last()?.subscribed, payload: { data: { ordersChanged } } });
  await settle();
}

const change = { id: 'a', version: 2, isNew: false };

it('passes changes over one connection, and one unknown change after a reconnect', async () => {
  const [one, other] = [await join(), await join()];
  expect(Line.all).toHaveLength(1);
  await say(change);
  expect([one.received, other.received]).toEqual([[change], [change]]);
  last()?.end(1012);
  await settle(2000);
  expect(Line.all).toHaveLength(2);
  expect(last()?.subscribed).toBeDefined();
  expect([one.received, other.received]).toEqual([
    [change, UNKNOWN_CHANGE],
    [change, UNKNOWN_CHANGE],
  ]);
  await settle(10_000);
  expect(one.received).toHaveLength(2);
});

it('does not reconnect after the session has ended', async () => {
  await join();
  last()?.end(4403);
  await settle(600_000);
  expect(Line.all).toHaveLength(1);
});

it('reconnects when no message arrives in time', async () => {
  Line.isBlocked = true;
  await join();
  await settle(600_000);
  const tries = Line.all.length;
  expect(tries).toBeGreaterThan(8);
  expect(tries).toBeLessThan(60);
  Line.isBlocked = false;
  await settle(60_000);
  expect(last()?.subscribed).toBeDefined();
});

it('detects a connection that no longer answers', async () => {
  const { received } = await join();
  await settle(30_000);
  await settle(2000);
  expect(Line.all).toHaveLength(2);
  expect(received).toEqual([UNKNOWN_CHANGE]);
});

it('passes an unknown change to a late subscriber', async () => {
  const { received } = await join(Date.now() - 10_000);
  expect(received).toEqual([UNKNOWN_CHANGE]);
});

it('passes nothing to the next user, and closes without subscribers', async () => {
  const { received, unmount } = await join();
  isCurrent = false;
  await say(change);
  unmount();
  await settle(5001);
  expect(last()?.readyState).toBe(Line.CLOSED);
  expect(received).toEqual([]);
});
