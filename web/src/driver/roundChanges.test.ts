import { expect, it } from 'vitest';
import type { MyRoundsQuery } from './MyRoundPage.generated';
import { roundChangesText, roundChanges } from './roundChanges';

type Round = MyRoundsQuery['myRounds'][number];
type Stop = Round['stops'][number];

const DAY = '2026-11-23';

const stop = (name: string, values: Partial<Stop> = {}): Stop => ({
  ...{ id: name, orderId: name, shortId: name, kind: 'PICKUP', status: 'OPEN', name },
  ...{ phone: '9840012345', address: 'Beach Road', area: null, note: null, express: false },
  ...{ slotStartTime: null, slotEndTime: null, pieces: 0, amountToCollect: 0, failure: null },
  ...values,
});

const round = (stops: Stop[], values: Partial<Round> = {}): Round => ({
  ...{ id: 'round', day: DAY, nextStopId: null, stops },
  ...values,
});

const changes = (before: Stop[], now: Stop[]): string =>
  roundChangesText(roundChanges([round(before)], [round(now)], DAY));

const [asha, ravi, devi] = [stop('Asha'), stop('Ravi'), stop('Devi')];

it("excludes unchanged rounds and the driver's own actions", () => {
  expect(changes([asha, ravi], [asha, ravi])).toBe('');
  expect(changes([asha, ravi], [stop('Asha', { status: 'DONE', pieces: 7 }), ravi])).toBe('');
  expect(changes([asha, ravi], [stop('Asha', { status: 'FAILED' }), ravi])).toBe('');
  expect(changes([asha], [stop('Asha', { amountToCollect: 200 })])).toBe('');
});

it('names the stops that were added, removed, cancelled, changed or reordered', () => {
  expect(changes([asha, ravi], [ravi, devi])).toBe('Removed: Asha. Added: Devi.');
  expect(changes([asha, ravi], [stop('Asha', { status: 'CANCELLED' }), ravi])).toBe(
    'Cancelled: Asha.',
  );
  expect(changes([asha, ravi], [asha, stop('Ravi', { note: 'Gate B' })])).toBe('Changed: Ravi.');
  expect(changes([asha, ravi, devi], [asha, devi, ravi])).toBe('Stop sequence changed.');
  const many = ['1', '2', '3', '4', '5'].map((name) => stop(name));
  expect(changes([asha], [asha, ...many])).toBe('Added: 1, 2, 3 and 2 more.');
});

it('reports a reassigned round until the end of its day', () => {
  expect(roundChangesText(roundChanges([round([asha])], [], DAY))).toBe(
    'Assigned to another driver.',
  );
  expect(roundChanges([round([asha], { day: '2026-11-22' })], [], DAY)).toEqual([]);
  expect(roundChanges([], [round([asha])], DAY)).toEqual([]);
});
