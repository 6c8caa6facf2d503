import { useState } from 'react';
import type { MyRoundsQuery, StopRow_StopFragment } from '../../graphql/generated';
import { useHeading } from './useHeading';

type Stop = StopRow_StopFragment;
type Round = MyRoundsQuery['myRounds'][number];

/** Why a stop is none any more, though nobody was there. */
export type Gone = 'cancelled' | 'taken out';

function goneOf(stop: Stop, { stops }: Round): Gone | undefined {
  const now = stops.find(({ id }) => id === stop.id);
  if (!now) return 'taken out';
  return now.state === 'CANCELLED' ? 'cancelled' : undefined;
}

/**
 * Where the driver is: the stop that was chosen, else the one that stands there already, else the first. What others change puts nothing
 * else under a thumb: a stop that is gone stays with a word about it until the driver goes on.
 */
export function useCurrent(round: Round, open: readonly Stop[]) {
  const { first, choose } = useHeading({
    heading: round.heading,
    open: open.map(({ id }) => id),
  });
  const [here, setHere] = useState<Stop>();
  const gone = here && goneOf(here, round);
  const of = (id: string | null | undefined): Stop | undefined => open.find((one) => one.id === id);
  const current = of(first) ?? of(here?.id) ?? open[0];
  const asRead = round.stops.find(({ id }) => id === current?.id);
  if (!gone && here !== asRead) setHere(asRead);
  const goOn = (): void => setHere(undefined);
  return {
    current,
    gone: gone && { stop: here, why: gone },
    goOn,
    choose: (id: string): void => {
      goOn();
      choose(id);
    },
  };
}
