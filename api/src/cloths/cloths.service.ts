import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { taken } from '../platform/errors.js';
import { requireLocked } from '../platform/row-locks.js';
import { mapUniqueViolation } from '../platform/unique-violation.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { explainConflict, nextVersion, requireVersion } from '../users/version-conflict.service.js';
import { Cloth } from './cloth.entity.js';
import type { ClothFields } from './cloth.inputs.js';

const nameTaken = () => taken('NAME_TAKEN', 'name', 'A cloth with this name already exists');

/**
 * Column values of the input. An omitted field is not in the result, so that its column does not
 * change.
 */
const valuesOf = ({ name, price, sac, taxRate }: ClothFields) => ({
  ...{ name, price },
  ...(sac === undefined ? {} : { sac: sac || null }),
  ...(taxRate === undefined ? {} : { taxRate }),
});

export function createCloth(em: Em, input: ClothFields): Promise<Cloth> {
  return em.transactional(async (tx) => {
    const cloth = tx.create(Cloth, valuesOf(input));
    await mapUniqueViolation(tx.flush(), nameTaken());
    return cloth;
  });
}

export function updateCloth(
  viewer: Viewer,
  em: Em,
  { id, version }: ExpectedVersion,
  input: ClothFields,
): Promise<Cloth> {
  return em.transactional(async (tx) => {
    const values = { ...valuesOf(input), ...nextVersion(viewer) };
    const change = tx.nativeUpdate(Cloth, { id, version, archivedAt: null }, values);
    const changed = await mapUniqueViolation(change, nameTaken());
    const cloth = await tx.findOne(Cloth, { id, archivedAt: null });
    if (!changed || !cloth) throw await explainConflict(tx, viewer, 'Cloth', cloth);
    return cloth;
  });
}

/**
 * Archives a cloth type, so that it can no longer be chosen. Orders and price lists still refer to
 * its row.
 */
export function deleteCloth(
  viewer: Viewer,
  em: Em,
  { id, version }: ExpectedVersion,
): Promise<void> {
  return em.transactional(async (tx) => {
    const cloth = await requireLocked(tx, Cloth, { id, archivedAt: null }, 'Cloth');
    await requireVersion(tx, viewer, 'Cloth', { current: cloth, version });
    cloth.archivedAt = new Date();
    await tx.flush();
  });
}
