import { randomInt } from 'node:crypto';
import type { AreaFields, SlotInput } from '../../areas/areas.inputs.js';
import type { AreaRow } from '../../areas/areas.queries.js';
import { createArea } from '../../areas/areas.service.js';
import { requireArea } from '../../areas/areas.queries.js';
import { Holiday } from '../../areas/holiday.entity.js';
import { addDays, today } from '../../platform/dates.js';
import { weekdayOf } from '../../platform/weekday.enum.js';
import { makeAdmin } from '../factories.js';
import { type Call, nothing } from '../call-context.js';
import type { TestServer } from '../test-server.js';

let made = 0;

/** A PIN code that no other area of this server has. */
export const newPincode = (): string => String(700_000 + (made += 1));

export const slotOn = (day: string, values: Partial<SlotInput> = {}): SlotInput => ({
  ...{ weekday: weekdayOf(day), startTime: '10:00', endTime: '12:00', capacity: 5, ...values },
});

/** Creates an area with the service that the API calls, as an admin. */
export async function makeArea(
  test: TestServer,
  values: Partial<AreaFields> = {},
): Promise<AreaRow> {
  const em = test.orm.em.fork();
  const { id: userId } = await makeAdmin(test);
  const pincode = newPincode();
  const { name = `Area ${pincode}`, pincodes = [pincode], slots = [] } = values;
  const id = await createArea({ userId }, { em }, { name, pincodes, slots });
  return requireArea(test.orm.em.fork(), id);
}

export const addressIn = ({ pincodes }: AreaRow): string =>
  `12, Long Street, Adyar, Chennai, Tamil Nadu - ${pincodes[0]}`;

/**
 * Number of days for which a holiday was made. Each call gets a new day, because a day has one
 * holiday.
 */
let holidaysMade = 0;
const newHoliday = (): string => addDays(today(), 100 + (holidaysMade += 1));

const newArea = () => {
  const pincode = newPincode();
  const slots = [{ ...slotOn(today()), weekday: 'MONDAY' }];
  return { input: { name: `Area ${pincode}`, pincodes: [pincode], slots } };
};

/** Calls of the operations about areas, see `OPERATION_SAMPLES`. */
export const AREA_CALLS: Record<string, Call> = {
  ...{ areas: nothing, holidays: nothing, pincodeWaitlist: nothing },
  createArea: newArea,
  updateArea: async ({ test }) => {
    const { id, version } = await makeArea(test);
    return { id, version, ...newArea() };
  },
  deleteArea: async ({ test }) => ({ id: (await makeArea(test)).id, version: 1 }),
  createHoliday: () => ({ input: { day: newHoliday(), reason: 'Pongal' } }),
  deleteHoliday: async ({ test }) => {
    const em = test.orm.em.fork();
    const { day } = em.create(Holiday, { day: newHoliday(), reason: 'Pongal' });
    await em.flush();
    return { input: { day } };
  },
  pickupAvailability: () => ({ pincode: '600020' }),
  bookedPickupCount: () => ({ day: today() }),
  joinWaitlist: () => ({
    input: { pincode: newPincode(), email: `waits${randomInt(1e9)}@laundry.test` },
  }),
};
