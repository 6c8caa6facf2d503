import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, timeOfDay, today } from '../../platform/dates.js';
import { makeArea, slotOn } from '../../testing/areas/areas.js';
import { TIMES, type Times, timesOf } from '../../testing/areas/pickup-times.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

describe('times of pickups', () => {
  it('say that an address is not served, and that without slots any time will do', async () => {
    const area = await makeArea(test);
    expect(await timesOf(test, area)).toMatchObject({
      ...{ isServed: true, area: area.name, acceptsAnyTime: true },
      days: [{ day: addDays(today(), 1), closedReason: null, slots: [] }],
    });
    expect(await timesOf(test, { pincodes: ['999999'] })).toEqual({
      ...{ isServed: false, area: null, acceptsAnyTime: false, days: [] },
    });
  });

  it('end with the last day that can be booked, and today with its last slot', async () => {
    const slots = Array.from({ length: 7 }, (_, n) => slotOn(addDays(today(), n)));
    const area = await makeArea(test, { slots });
    const { days } = await timesOf(test, area, { from: addDays(today(), 55), days: 14 });
    expect(days.map((one) => one.day)).toEqual(
      Array.from({ length: 6 }, (_, n) => addDays(today(), 55 + n)),
    );
    expect((await timesOf(test, area, { from: addDays(today(), 61) })).days).toEqual([]);
    const [now] = (await timesOf(test, area, { from: today() })).days;
    expect(now?.slots).toHaveLength(timeOfDay() < '10:00' ? 1 : 0);
  });

  it('are refused for a malformed PIN code, and for too many days', async () => {
    for (const [variables, field] of [
      [{ pincode: '60002' }, 'pincode'],
      [{ pincode: '600020', days: 0 }, 'days'],
      [{ pincode: '600020', days: 62 }, 'days'],
    ] as const)
      expect(refusal(await test.graphql(TIMES, variables)).fields).toHaveProperty(field);
  });
});

it('without any area every PIN code is served at any time', async () => {
  const fresh = await startTestServer();
  try {
    const { data } = await fresh.graphql<{ pickupAvailability: Times }>(TIMES, {
      pincode: '600020',
      days: 2,
    });
    expect(data?.pickupAvailability).toMatchObject({
      isServed: true,
      acceptsAnyTime: true,
      area: null,
    });
    expect(data?.pickupAvailability.days).toHaveLength(2);
  } finally {
    await fresh.stop();
  }
});
