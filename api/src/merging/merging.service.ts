import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { findByEmail } from '../auth/accounts.service.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { badInput, conflict, notFound } from '../platform/errors.js';
import { revokeAllCredentials } from '../users/email-change/complete-email-change.service.js';
import { Role, User } from '../users/user.entity.js';
import { explainConflict, nextVersion } from '../users/version-conflict.service.js';
import { CustomerMerge } from './customer-merge.entity.js';
import type { MergeCustomersInput } from './merging.inputs.js';
import { moveAll, moveBack, type UnmovedCounts } from './moving-rows.service.js';

/** Locks both accounts in the order of their ids, so that two merges cannot deadlock. */
async function lockBoth(em: Em, survivorId: string, mergedId: string): Promise<[User, User]> {
  const users = await em.find(
    User,
    { id: { $in: [survivorId, mergedId] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const of = (id: string): User => {
    const user = users.find((each) => each.id === id.toLowerCase());
    if (!user) throw notFound('Customer');
    return user;
  };
  return [of(survivorId), of(mergedId)];
}

const isCustomer = ({ role, archivedAt }: User): boolean => role === Role.CUSTOMER && !archivedAt;

/** Merges one customer into another: all its records move, and its sessions end. */
export function mergeCustomers(
  viewer: Viewer,
  { em }: { em: Em },
  { survivorId, survivorVersion, mergedId, mergedVersion }: MergeCustomersInput,
): Promise<{ id: string; survivor: User; merged: User }> {
  if (survivorId.toLowerCase() === mergedId.toLowerCase())
    throw badInput({ mergedId: 'Choose two different customers' });
  return em.transactional(async (tx) => {
    const [survivor, merged] = await lockBoth(tx, survivorId, mergedId);
    if (!isCustomer(survivor) || !isCustomer(merged)) throw notFound('Customer');
    if (survivor.version !== survivorVersion)
      throw await explainConflict(tx, viewer, 'Account', survivor);
    if (merged.version !== mergedVersion)
      throw await explainConflict(tx, viewer, 'Account', merged);
    if (merged.email && !survivor.email)
      throw badInput({
        survivorId: `${merged.name} signs in with an email. Keep this customer instead`,
      });
    const moved = await moveAll(tx, { from: merged.id, to: survivor.id });
    await revokeAllCredentials(tx, merged, { emails: merged.email ? [merged.email] : [] });
    const archived = { archivedAt: new Date(), pendingEmail: null, ...nextVersion(viewer) };
    await tx.nativeUpdate(User, { id: merged.id }, archived);
    await tx.nativeUpdate(User, { id: survivor.id }, nextVersion(viewer));
    const ids = { survivorId: survivor.id, mergedId: merged.id, mergedBy: viewer.userId };
    const { id } = tx.create(CustomerMerge, { ...ids, moved });
    await tx.flush();
    return { id, survivor, merged };
  });
}

/** Message about the rows that an undo could not move back; empty when all are moved back. */
function inWords({ orders, addresses, recurringPickups }: UnmovedCounts, survivor: User): string {
  const count = (number: number, one: string, several: string): string[] =>
    number ? [`${number} ${number === 1 ? one : several}`] : [];
  const parts = [
    ...count(orders, 'order', 'orders'),
    ...count(addresses, 'address', 'addresses'),
    ...count(recurringPickups, 'recurring pickup', 'recurring pickups'),
  ];
  if (parts.length === 0) return '';
  return `. These were changed after the merge and stay with ${survivor.name}: ${parts.join(', ')}`;
}

/**
 * Undoes a merge within 24 hours. Records made after the merge stay with the remaining customer.
 * The merged customer gets its e-mail back unless another account has it now.
 */
export function undoCustomerMerge(
  viewer: Viewer,
  { em }: { em: Em },
  id: string,
): Promise<{ userId: string; message: string }> {
  return em.transactional(async (tx) => {
    const merge = await tx.findOne(CustomerMerge, { id });
    if (!merge) throw notFound('Merge');
    const [survivor, merged] = await lockBoth(tx, merge.survivorId, merge.mergedId);
    const { rows } = await sql<{ id: string }>`
      update customer_merge set undone_at = now(), undone_by = ${viewer.userId}
      where id = ${id} and undone_at is null and merged_at > now() - interval '24 hours'
      returning id`.execute(tx.getKysely());
    if (rows.length === 0)
      throw conflict('STATUS_FORBIDS', 'This merge was already undone, or is older than 24 hours');
    if (survivor.archivedAt)
      throw conflict(
        'STATUS_FORBIDS',
        `${survivor.name} has since been merged into another customer. Undo that merge first`,
      );
    const stayed = await moveBack(tx, { from: survivor.id, to: merged.id }, merge.moved);
    const taken = Boolean(merged.email && (await findByEmail(tx, merged.email)));
    const back = { archivedAt: null, ...(taken ? { email: null, emailProved: false } : {}) };
    await tx.nativeUpdate(User, { id: merged.id }, { ...back, ...nextVersion(viewer) });
    await tx.nativeUpdate(User, { id: survivor.id }, nextVersion(viewer));
    const email = taken ? `. The email ${merged.email} now belongs to another account` : '';
    const message = `${merged.name} is a separate customer again${inWords(stayed, survivor)}${email}`;
    return { userId: merged.id, message };
  });
}

/**
 * Dismisses a pair of customers as two people, so that they are no longer suggested for a merge.
 */
export async function dismissDuplicate(
  viewer: Viewer,
  { em }: { em: Em },
  userId: string,
  otherId: string,
): Promise<void> {
  const ids = [userId.toLowerCase(), otherId.toLowerCase()].sort();
  const found = await em.count(User, { id: { $in: ids }, role: Role.CUSTOMER, archivedAt: null });
  if (found !== 2) throw notFound('Customer');
  await em.transactional((tx) =>
    sql`
      insert into dismissed_duplicate (one_id, other_id, dismissed_by)
      values (${ids[0]}, ${ids[1]}, ${viewer.userId}) on conflict do nothing`.execute(
      tx.getKysely(),
    ),
  );
}
