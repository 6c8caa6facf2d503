import type { AreaRow } from '../../areas/areas.queries.js';
import { addDays, today } from '../../platform/dates.js';
import type { TestServer } from '../test-server.js';

export const TIMES = `query ($pincode: Pincode!, $from: CalendarDate, $days: Int) {
  pickupAvailability(pincode: $pincode, from: $from, days: $days) {
    isServed area acceptsAnyTime days { day closedReason slots { id startTime endTime remaining } }
  }
}`;

export interface Times {
  isServed: boolean;
  area: string | null;
  acceptsAnyTime: boolean;
  days: {
    day: string;
    closedReason: string | null;
    slots: { id: string; startTime: string; remaining: number }[];
  }[];
}

/** Pickup times of one or more days, by default tomorrow. */
export async function timesOf(
  test: TestServer,
  { pincodes }: Pick<AreaRow, 'pincodes'>,
  { from = addDays(today(), 1), days = 1 }: { from?: string; days?: number } = {},
): Promise<Times> {
  const variables = { pincode: pincodes[0], from, days };
  const { data } = await test.graphql<{ pickupAvailability: Times }>(TIMES, variables);
  if (!data) throw new Error('No times');
  return data.pickupAvailability;
}
