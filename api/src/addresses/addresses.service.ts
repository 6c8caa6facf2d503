import { actingFor, notFoundFor, ownedBy } from '../auth/ownership.policy.js';
import { checkMayChange } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { badInput, conflict, notFound } from '../platform/errors.js';
import { requireLocked } from '../platform/row-locks.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { Role, User } from '../users/user.entity.js';
import { explainConflict, nextVersion, requireVersion } from '../users/version-conflict.service.js';
import { Address } from './address.entity.js';
import type { AddressInput, CreateAddressInput } from './address.inputs.js';
import { checkGstinState } from './gstin-state-check.service.js';
import { findState } from './states.js';

/** Maximum number of addresses per user, so that lists stay short. */
const MAX_ADDRESSES = 20;

function withState(input: AddressInput) {
  const state = findState(input.state);
  if (!state) throw badInput({ state: 'Please select your state from the list' });
  const { address, city, pincode } = input;
  return { address, city, pincode, state };
}

/** Locks the owner, so that changes to the addresses of one user run one after the other. */
const lockOwner = (em: Em, userId: string): Promise<User> =>
  requireLocked(em, User, { id: userId, archivedAt: null }, 'User');

/**
 * Finds an address that the viewer may change. The query contains the owner, so addresses of other
 * users are NOT_FOUND.
 */
async function findOwn(em: Em, viewer: Viewer, id: string): Promise<Address> {
  const found = await em.findOne(Address, { id, ...ownedBy(viewer, 'customers.write') });
  if (!found) throw notFoundFor(viewer, 'customers.write', 'Address');
  checkMayChange(viewer, await lockOwner(em, found.user.id));
  const address = await em.findOne(Address, { id }, { refresh: true });
  if (!address) throw notFound('Address');
  return address;
}

/**
 * Makes an address primary. The versions of the addresses stay the same, because their text does
 * not change. The last choice wins, without a CONFLICT for a concurrent correction of the street.
 */
async function makePrimary(em: Em, viewer: Viewer, address: Address): Promise<void> {
  await checkGstinState(em, address.user.id, address.state);
  await em.nativeUpdate(Address, { user: address.user.id, primary: true }, { primary: false });
  await em.nativeUpdate(Address, { id: address.id }, { primary: true });
  await em.refresh(address);
  await primaryChanged(em, viewer, address.user.id);
}

/**
 * Increases the version of an enterprise when its primary address changes, because staff edit both
 * together.
 */
async function primaryChanged(em: Em, viewer: Viewer, userId: string): Promise<void> {
  await em.nativeUpdate(User, { id: userId, role: Role.ENTERPRISE }, nextVersion(viewer));
}

/**
 * Adds an address for the viewer, or for the user that staff chose. The first one becomes primary.
 */
export function createAddress(
  viewer: Viewer,
  { em }: { em: Em },
  input: CreateAddressInput,
): Promise<Address> {
  const userId = actingFor(viewer, input.customerId, 'customers.write');
  const values = withState(input);
  return em.transactional(async (tx) => {
    const owner = await lockOwner(tx, userId);
    checkMayChange(viewer, owner);
    const count = await tx.count(Address, { user: userId });
    if (count >= MAX_ADDRESSES)
      throw conflict(
        'LIMIT_REACHED',
        `You can save at most ${MAX_ADDRESSES} addresses. Delete one first`,
      );
    const address = tx.create(Address, { ...values, user: owner });
    await tx.flush();
    if (count === 0 || input.primary) await makePrimary(tx, viewer, address);
    return address;
  });
}

export function updateAddress(
  viewer: Viewer,
  { em }: { em: Em },
  { id, version }: ExpectedVersion,
  input: AddressInput,
): Promise<Address> {
  const values = withState(input);
  return em.transactional(async (tx) => {
    const address = await findOwn(tx, viewer, id);
    if (address.primary && address.state !== values.state)
      await checkGstinState(tx, address.user.id, values.state);
    const change = { ...values, ...nextVersion(viewer) };
    const changed = await tx.nativeUpdate(Address, { id, version }, change);
    if (!changed) throw await explainConflict(tx, viewer, 'Address', address);
    await tx.refresh(address);
    if (input.primary && !address.primary) await makePrimary(tx, viewer, address);
    else if (address.primary) await primaryChanged(tx, viewer, address.user.id);
    return address;
  });
}

export function setPrimaryAddress(
  viewer: Viewer,
  { em }: { em: Em },
  id: string,
): Promise<Address> {
  return em.transactional(async (tx) => {
    const address = await findOwn(tx, viewer, id);
    if (!address.primary) await makePrimary(tx, viewer, address);
    return address;
  });
}

/**
 * Deletes an address. If it was the primary one, the newest remaining address becomes primary.
 * `before` runs after the owner is found and locked.
 */
export async function removeAddress(
  tx: Em,
  viewer: Viewer,
  { id, version }: ExpectedVersion,
  before: (address: Address) => Promise<void>,
): Promise<{ userId: string }> {
  const address = await findOwn(tx, viewer, id);
  await requireVersion(tx, viewer, 'Address', { current: address, version });
  await before(address);
  const { primary } = address;
  const userId = address.user.id;
  await tx.remove(address).flush();
  const [newest] = primary
    ? await tx.find(
        Address,
        { user: userId },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
      )
    : [];
  if (newest) await makePrimary(tx, viewer, newest);
  else if (primary) await primaryChanged(tx, viewer, userId);
  return { userId };
}
