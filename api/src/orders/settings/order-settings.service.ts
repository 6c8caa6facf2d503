import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { badInput, notFound } from '../../platform/errors.js';
import { explainConflict, nextVersion } from '../../users/version-conflict.service.js';
import { OrderSettings } from './order-settings.entity.js';
import type { UpdateOrderSettingsInput } from './order-settings.inputs.js';

/** The order settings: the only row of their table, which the first migration inserts. */
export async function orderSettings(em: Em): Promise<OrderSettings> {
  const [one] = await em.findAll(OrderSettings, { limit: 1, refresh: true });
  if (!one) throw notFound('Settings');
  return one;
}

/**
 * Replaces the settings. Throws BAD_USER_INPUT for a percentage with an amount, and CONFLICT when
 * another person changed the settings since `version`.
 */
export async function saveOrderSettings(
  viewer: Viewer,
  em: Em,
  version: number,
  input: UpdateOrderSettingsInput,
): Promise<void> {
  const { expressBasisPoints = null, expressAmount = null } = input;
  if (expressBasisPoints !== null && expressAmount !== null)
    throw badInput({ expressAmount: 'Choose a percentage or an amount, not both' });
  const changed = await em.nativeUpdate(
    OrderSettings,
    { version },
    {
      ...{ expressBasisPoints, expressAmount },
      countAtPickup: input.countAtPickup ?? false,
      countIntoPlant: input.countIntoPlant ?? false,
      countOutOfPlant: input.countOutOfPlant ?? false,
      ...nextVersion(viewer),
    },
  );
  if (!changed) throw await explainConflict(em, viewer, 'Order settings', await orderSettings(em));
}
