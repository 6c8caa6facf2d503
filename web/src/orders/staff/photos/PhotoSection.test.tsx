import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../session/session';
import { createCache } from '../../../graphql/cache';
import type { Permission } from '../../../graphql/schema.generated';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { OfflineQueueContext, type OfflineQueue } from '../offlineQueueContext';
import { PhotoSection } from './PhotoSection';

const noPicture = { message: 'Photo not found' };
beforeEach(() =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(noPicture, { status: 404 }))),
);
afterEach(() => {
  cleanup();
  session.end();
  session.takeNotice();
  vi.unstubAllGlobals();
});

const photo = (index: number) => ({
  ...{ __typename: 'OrderPhoto' as const, id: `p${index}`, note: null, addedBy: { name: 'Kala' } },
  ...{ width: 4, height: 3, addedAt: '2026-03-05T10:00:00.000Z', removable: false },
});

const round: OfflineQueue = {
  ...{ enqueue: () => false, markSent: () => undefined },
  ...{ orderOf: () => undefined, queuedPayments: () => 0 },
};

interface Here {
  permissions: Permission[];
  photos?: number;
  /** Offline queue. Only the page of the driver has one. */
  queue?: OfflineQueue;
}

async function show({ permissions, photos = 0, queue }: Here): Promise<HTMLElement | null> {
  const staff = { id: 's1', name: 'Kala', email: 'kala@laundry.test', phone: null };
  session.start({ ...staff, role: 'STAFF', permissions: permissions }, 'token', 'Welcome');
  const order = {
    ...{ __typename: 'Order', id: 'o1' },
    photos: Array.from({ length: photos }, (_, index) => photo(index)),
  };
  const link = new ApolloLink(() => of({ data: { order } }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <OfflineQueueContext value={queue ?? null}>
            <PhotoSection orderId="o1" onTyping={() => undefined} />
          </OfflineQueueContext>
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  await screen.findByText(photos ? `${photos} of at most 10` : 'No photos yet');
  return screen.queryByRole('button', { name: 'Add photos' });
}

describe('the button that adds photos', () => {
  it.each(['ORDERS_PICKUP', 'ORDERS_UPDATE_STATUS', 'ORDERS_DELIVER'] as const)(
    'is for %s',
    async (permission) => {
      expect(await show({ permissions: ['ORDERS_READ', permission] })).not.toBeNull();
    },
  );

  it('appears for drivers only on their own round', async () => {
    const permissions: Permission[] = ['ORDERS_READ', 'ROUNDS_DRIVE'];
    expect(await show({ permissions, queue: round })).not.toBeNull();
    cleanup();
    expect(await show({ permissions })).toBeNull();
  });

  it('needs permission, and takes at most ten photos', async () => {
    expect(await show({ permissions: ['ORDERS_READ', 'ORDERS_CANCEL'], queue: round })).toBeNull();
    cleanup();
    expect(await show({ permissions: ['ORDERS_UPDATE_STATUS'], photos: 9 })).not.toBeNull();
    cleanup();
    expect(await show({ permissions: ['ORDERS_UPDATE_STATUS'], photos: 10 })).toBeNull();
  });
});
