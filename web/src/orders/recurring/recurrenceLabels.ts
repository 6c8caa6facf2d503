import type { RecurrenceInterval } from '../../graphql/schema.generated';
import { formatDate } from '../../ui/format/dates';

export const recurrenceLabels: Record<RecurrenceInterval, string> = {
  WEEKLY: 'Every week',
  FORTNIGHTLY: 'Every two weeks',
};

/** Row for a list of facts. Empty for an order that does not repeat. */
export const repeatFact = ({
  recurrence,
}: {
  recurrence: RecurrenceInterval | null;
}): [string, string][] => (recurrence ? [['Repeats', recurrenceLabels[recurrence]]] : []);

interface Resting {
  paused: boolean;
  pausedUntil: string | null;
}

/** Text such as "Paused until 05 Mar 2026". Empty for an active recurring pickup. */
export function pauseText({ paused, pausedUntil }: Resting): string {
  if (!paused) return '';
  return pausedUntil ? `Paused until ${formatDate(pausedUntil)}` : 'Paused until you resume it';
}
