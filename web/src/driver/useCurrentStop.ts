import { useState } from 'react';
import type { StopDetails_StopFragment } from '../rounds/StopDetails.generated';
import type { MyRoundsQuery } from './MyRoundPage.generated';
import { useNextStop } from './useNextStop';

type Stop = StopDetails_StopFragment;
type Round = MyRoundsQuery['myRounds'][number];

/** Reason why a stop left the round. */
export type RemovalReason = 'cancelled' | 'taken out';

function goneOf(stop: Stop, { stops }: Round): RemovalReason | undefined {
  const now = stops.find(({ id }) => id === stop.id);
  if (!now) return 'taken out';
  return now.status === 'CANCELLED' ? 'cancelled' : undefined;
}

/**
 * Current stop: the chosen one, else the one on screen, else the first. Changes by other users do
 * not replace it: a removed stop stays with a notice until the driver continues.
 */
export function useCurrentStop(round: Round, open: readonly Stop[]) {
  const { first, choose } = useNextStop({
    nextStopId: round.nextStopId,
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
