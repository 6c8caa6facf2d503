import type { MyRoundsQuery } from './MyRoundPage.generated';

type Round = MyRoundsQuery['myRounds'][number];
type Stop = Round['stops'][number];

type ChangeKind = 'added' | 'out' | 'cancelled' | 'changed' | 'order' | 'given';

/** Change of a round by another user. */
export interface RoundChange {
  day: string;
  kind: ChangeKind;
  /** Name of the customer; absent if the whole round changed. */
  name?: string;
}

const factsOf = ({
  name,
  phone,
  address,
  note,
  slotStartTime,
  slotEndTime,
  express,
}: Stop): string =>
  JSON.stringify([name, phone, address, note, slotStartTime, slotEndTime, express]);

const isOpen = ({ status }: Stop): boolean => status === 'OPEN';

function changesOf(before: Round, now: Round): RoundChange[] {
  const { day } = now;
  const [was, is] = [before.stops, now.stops].map(
    (stops) => new Map(stops.map((stop) => [stop.id, stop])),
  ) as [Map<string, Stop>, Map<string, Stop>];
  const of = (kind: ChangeKind, stops: readonly Stop[]): RoundChange[] =>
    stops.map(({ name }) => ({ day, kind, name }));
  const left = before.stops.filter(isOpen);
  const stays = now.stops.filter((stop) => isOpen(stop) && was.has(stop.id));
  const places = left.flatMap(({ id }) => stays.find((stop) => stop.id === id) ?? []);
  return [
    ...of(
      'cancelled',
      left.filter(({ id }) => is.get(id)?.status === 'CANCELLED'),
    ),
    ...of(
      'out',
      left.filter(({ id }) => !is.has(id)),
    ),
    ...of(
      'added',
      now.stops.filter((stop) => isOpen(stop) && !was.has(stop.id)),
    ),
    ...of(
      'changed',
      stays.filter((stop) => factsOf(stop) !== factsOf(was.get(stop.id) ?? stop)),
    ),
    ...(places.some((stop, at) => stop !== stays[at]) ? [{ day, kind: 'order' as const }] : []),
  ];
}

/** Differences between two versions of the rounds, from a day on. */
export const roundChanges = (
  before: readonly Round[],
  now: readonly Round[],
  from: string,
): RoundChange[] =>
  before
    .filter(({ day }) => day >= from)
    .flatMap((round): RoundChange[] => {
      const same = now.find(({ id }) => id === round.id);
      if (same) return changesOf(round, same);
      return round.stops.some(isOpen) ? [{ day: round.day, kind: 'given' }] : [];
    });

const words: Record<ChangeKind, string> = {
  given: 'Assigned to another driver',
  cancelled: 'Cancelled',
  out: 'Removed',
  added: 'Added',
  changed: 'Changed',
  order: 'Stop sequence changed',
};

/** Maximum number of names in the message. */
const most = 3;

function listed(names: readonly string[]): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ');
}

/** Text of the changes, such as "Cancelled: Asha. Added: Ravi, Devi." */
export function roundChangesText(news: readonly RoundChange[]): string {
  const kinds = Object.keys(words) as ChangeKind[];
  const sentences = kinds.flatMap((kind) => {
    const some = news.filter((one) => one.kind === kind);
    const names = [...new Set(some.flatMap(({ name }) => name ?? []))];
    if (some.length === 0) return [];
    return names.length > 0 ? `${words[kind]}: ${listed(names)}.` : `${words[kind]}.`;
  });
  return sentences.join(' ');
}
