import dayjs from 'dayjs';
import type { Repeat } from '../../graphql/generated';
import { formatDate } from '../../ui/format/dates';

export const recurrenceLabels: Record<Repeat, string> = {
  WEEK: 'Every week',
  TWO_WEEKS: 'Every two weeks',
};

/** Fact row for recurring orders; empty for single ones. */
export const repeatFact = ({ recurring }: { recurring: Repeat | null }): [string, string][] =>
  recurring ? [['Repeats', recurrenceLabels[recurring]]] : [];

// A Sunday, as days of the week are counted.
const sunday = dayjs('2026-11-01');

/** Tuesday; 0 is Sunday. */
export const weekdayWord = (weekday: number): string => sunday.add(weekday, 'day').format('dddd');

interface Resting {
  paused: boolean;
  pausedUntil: string | null;
}

/** Paused until 05 Mar 2026; empty while it goes on. */
export function pauseText({ paused, pausedUntil }: Resting): string {
  if (!paused) return '';
  return pausedUntil ? `Paused until ${formatDate(pausedUntil)}` : 'Paused until you resume it';
}
