import type { AreaRow } from '../../areas/areas.queries.js';
import { addDays, today } from '../../platform/dates.js';
import type { TestServer } from '../test-server.js';

export const TIMES = `query ($pincode: String!, $from: CalendarDate, $days: Int) {
  pickupTimes(pincode: $pincode, from: $from, days: $days) {
    served area anyTime days { day closed slots { id starts ends left } }
  }
}`;

export interface Times {
  served: boolean;
  area: string | null;
  anyTime: boolean;
  days: {
    day: string;
    closed: string | null;
    slots: { id: string; starts: string; left: number }[];
  }[];
}

/** Pickup times of one or more days, by default tomorrow. */
export async function timesOf(
  test: TestServer,
  { pincodes }: Pick<AreaRow, 'pincodes'>,
  { from = addDays(today(), 1), days = 1 }: { from?: string; days?: number } = {},
): Promise<Times> {
  const variables = { pincode: pincodes[0], from, days };
  const { data } = await test.graphql<{ pickupTimes: Times }>(TIMES, variables);
  if (!data) throw new Error('No times');
  return data.pickupTimes;
}
