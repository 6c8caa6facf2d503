import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { explainConflict, nextVersion } from '../users/version-conflict.service.js';
import { AccessPreset, PresetName } from './access-preset.entity.js';
import type { UpdateAccessPresetInput } from './access-preset.inputs.js';

const ORDER = Object.values(PresetName);

/** All presets, in the order of `PresetName`. A migration creates the rows. */
export async function accessPresets(em: Em): Promise<AccessPreset[]> {
  const all = await em.findAll(AccessPreset, { refresh: true });
  return all.sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
}

/**
 * Changes the values of a preset. Throws NOT_FOUND, or CONFLICT when another person changed it
 * since `version`.
 */
export async function saveAccessPreset(
  viewer: Viewer,
  em: Em,
  { id, version }: ExpectedVersion,
  { discountLimit, anyDiscount, changePrices }: UpdateAccessPresetInput,
): Promise<AccessPreset> {
  const changed = await em.nativeUpdate(
    AccessPreset,
    { id, version },
    { discountLimit, anyDiscount, changePrices, ...nextVersion(viewer) },
  );
  const now = await em.findOne(AccessPreset, { id }, { refresh: true });
  if (!changed || !now) throw await explainConflict(em, viewer, 'Preset', now);
  return now;
}
