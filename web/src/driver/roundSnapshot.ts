import type { ApolloClient, DocumentNode } from '@apollo/client';
import { session } from '../session/session';
import { OrderDialogDocument } from '../orders/staff/dialog/OrderDialog.generated';
import { PriceListDocument } from '../orders/staff/pickup/useClothOffers.generated';
import { StaffClothsDocument } from '../cloths/ClothsCard.generated';
import type { StopDetails_StopFragment } from '../rounds/StopDetails.generated';
import { MyRoundsDocument } from './MyRoundPage.generated';

// Offline snapshot of a driver's round and the data of its forms, in localStorage. Session expiry
// and sign-out delete the snapshot (see sessionStore.ts).

type Name = 'MyRounds' | 'OrderDialog' | 'PriceList' | 'StaffCloths';

const documents: Record<Name, DocumentNode> = {
  MyRounds: MyRoundsDocument,
  OrderDialog: OrderDialogDocument,
  PriceList: PriceListDocument,
  StaffCloths: StaffClothsDocument,
};

interface SnapshotQuery {
  name: Name;
  variables: Record<string, unknown>;
}

type StoredRead = SnapshotQuery & { data: Record<string, unknown> };

const nameOf = (userId: string): string => `round:${userId}`;

/** Time in ms for which a fetched order is not fetched again. */
const fresh = 5 * 60_000;

const isStoredRead = (value: unknown): value is StoredRead =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  String(value.name) in documents &&
  'data' in value;

function readSnapshot(userId: string): StoredRead[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredRead) : [];
  } catch {
    return [];
  }
}

/** Restores the snapshot into queries without data. */
export function restoreRoundSnapshot(client: ApolloClient, userId: string): void {
  if (client.readQuery({ query: MyRoundsDocument })) return;
  for (const { name, variables, data } of readSnapshot(userId))
    client.writeQuery({ query: documents[name], variables, data });
}

/** Time of the last prefetch by query. */
const asked = new WeakMap<ApolloClient, Map<string, number>>();

async function askFor(client: ApolloClient, { name, variables }: SnapshotQuery): Promise<void> {
  const times = asked.get(client) ?? new Map<string, number>();
  asked.set(client, times);
  const key = JSON.stringify([name, variables]);
  if (Date.now() - (times.get(key) ?? 0) < fresh) return;
  const query = documents[name];
  await client.query({ query, variables, fetchPolicy: 'network-only' });
  times.set(key, Date.now());
}

/** Reads the price list of an enterprise. */
function pricesOf(client: ApolloClient, id: string): SnapshotQuery[] {
  const order = client.readQuery({ query: OrderDialogDocument, variables: { id } })?.order;
  return order?.user.role === 'ENTERPRISE'
    ? [{ name: 'PriceList', variables: { customerId: order.user.id } }]
    : [];
}

function write(client: ApolloClient, userId: string, reads: readonly SnapshotQuery[]): void {
  // After a sign-out nothing may be stored.
  if (session.identity().user?.id !== userId) return;
  const snapshot = reads.flatMap(({ name, variables }) => {
    const data: unknown = client.readQuery({ query: documents[name], variables });
    return data ? [{ name, variables, data }] : [];
  });
  localStorage.setItem(nameOf(userId), JSON.stringify(snapshot));
}

/** Prefetches the data of all open stops one after the other and stores the snapshot. */
export async function saveRoundSnapshot(
  client: ApolloClient,
  userId: string,
  stops: readonly StopDetails_StopFragment[],
): Promise<void> {
  // Only queries that the driver has permission for.
  const permissions = session.identity().user?.permissions ?? [];
  const picks = permissions.includes('ORDERS_PICKUP');
  const cloths: SnapshotQuery = { name: 'StaffCloths', variables: {} };
  const reads: SnapshotQuery[] = [{ name: 'MyRounds', variables: {} }];
  if (picks) {
    await askFor(client, cloths);
    reads.push(cloths);
  }
  for (const { orderId, status } of stops) {
    if (status !== 'OPEN') continue;
    const order: SnapshotQuery = { name: 'OrderDialog', variables: { id: orderId } };
    await askFor(client, order);
    const prices = picks ? pricesOf(client, orderId) : [];
    for (const price of prices) await askFor(client, price);
    reads.push(order, ...prices);
  }
  write(client, userId, reads);
}
