import { describe, expect, it } from 'vitest';
import { slotRefusals } from '../areas/slot.rules.js';
import { addDays, today } from '../platform/dates.js';
import { Weekday, weekdayOf } from '../platform/weekday.enum.js';
import { site } from '../site-config.js';
import { demoOf } from '../testing/orders/demo-data.js';

const NOON = new Date('2026-03-10T06:30:00Z');

describe('the areas', () => {
  const dayOf = (month: number) => new Date(Date.UTC(2026, month, 10, 6, 30));

  it('serve every saved address, and none of the waitlist', () => {
    const { addresses, areaPincodes, entries } = demoOf(NOON);
    const served = new Set(areaPincodes.map(({ pincode }) => pincode));
    expect(served.size).toBe(areaPincodes.length);
    expect(addresses.filter(({ pincode }) => !served.has(pincode))).toEqual([]);
    expect(entries.length).toBeGreaterThan(3);
    expect(
      entries.filter(({ pincode, createdAt }) => served.has(pincode) || createdAt > NOON),
    ).toEqual([]);
  });

  it('have slots that the product would take', () => {
    const { areas, areaSlots } = demoOf(NOON);
    for (const { id } of areas)
      expect(
        slotRefusals(
          areaSlots
            .filter(({ areaId }) => areaId === id)
            .map(({ starts: startTime, ends: endTime, ...slot }) => ({
              ...slot,
              startTime,
              endTime,
            })),
        ),
      ).toEqual({});
  });

  it('have slots on the days and within the hours that the site states', () => {
    const { opens, closes } = site.timings;
    const { areas, areaSlots } = demoOf(NOON);
    const adyar = areas.find(({ name }) => name === 'Adyar')?.id;
    const days = areaSlots.filter(({ areaId }) => areaId === adyar).map(({ weekday }) => weekday);
    expect(new Set(days)).toEqual(new Set(Object.values(Weekday)));
    expect(areaSlots.filter(({ starts, ends }) => starts < opens || ends > closes)).toEqual([]);
  });

  it('have slot capacity reserved by coming orders, each in a slot of its day and address', () => {
    let held = 0;
    for (let month = 0; month < 12; month += 1) {
      const { orders, areaPincodes, areaSlots } = demoOf(dayOf(month));
      for (const {
        slotId,
        slotStartTime,
        slotEndTime,
        pickupDate,
        pickupAddress,
        orderStatus,
      } of orders) {
        if (!slotId) continue;
        held += 1;
        const slot = areaSlots.find(({ id }) => id === slotId);
        const at = areaPincodes.find(({ pincode }) => pickupAddress.endsWith(pincode));
        expect(slot).toMatchObject({
          ...{ areaId: at?.areaId, weekday: weekdayOf(pickupDate) },
          ...{ starts: slotStartTime, ends: slotEndTime },
        });
        expect(orderStatus).toBe('waiting for pickup');
      }
    }
    expect(held).toBeGreaterThan(12);
  });

  it('are closed on a holiday that is not one of the next days', () => {
    for (let month = 0; month < 12; month += 1) {
      const [closed, ...others] = demoOf(dayOf(month)).holidays;
      expect(others).toEqual([]);
      expect(closed && closed.day >= addDays(today(dayOf(month)), 14)).toBe(true);
    }
    const endOfYear = new Date('2026-12-12T06:30:00Z');
    expect(demoOf(endOfYear).holidays).toEqual([{ day: '2027-01-15', reason: 'Pongal' }]);
  });
});
