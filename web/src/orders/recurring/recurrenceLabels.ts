import dayjs from 'dayjs';
import type { Repeat } from '../../graphql/schema.generated';
import { formatDate } from '../../ui/format/dates';

export const recurrenceLabels: Record<Repeat, string> = {
  WEEK: 'Every week',
  TWO_WEEKS: 'Every two weeks',
};

/** Row for a list of facts. Empty for an order that does not repeat. */
export const repeatFact = ({ recurring }: { recurring: Repeat | null }): [string, string][] =>
  recurring ? [['Repeats', recurrenceLabels[recurring]]] : [];

// A Sunday, because weekday 0 is Sunday.
const sunday = dayjs('2026-11-01');

/** Name of a weekday such as Tuesday. 0 is Sunday. */
export const weekdayWord = (weekday: number): string => sunday.add(weekday, 'day').format('dddd');

interface Resting {
  paused: boolean;
  pausedUntil: string | null;
}

/** Text such as "Paused until 05 Mar 2026". Empty for an active recurring pickup. */
export function pauseText({ paused, pausedUntil }: Resting): string {
  if (!paused) return '';
  return pausedUntil ? `Paused until ${formatDate(pausedUntil)}` : 'Paused until you resume it';
}
