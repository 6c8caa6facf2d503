import { useRef, useState } from 'react';
import { RoundsOfDayDocument } from './RoundsPage.generated';
import {
  useUpdateRoundMutation,
  useSortRoundStopsMutation,
  type RoundCard_RoundFragment,
} from './RoundCard.generated';
import { toRequestError } from '../../graphql/errors';
import { useRefetch } from '../../graphql/useRefetch';
import { useToast } from '../../ui/feedback/useToast';
import { merged } from './stopSequence';

type Round = RoundCard_RoundFragment;

const openOf = ({ stops }: Round): string[] =>
  stops.filter(({ status }) => status === 'OPEN').map(({ id }) => id);

/**
 * Order of the open stops, shown optimistically and saved sequentially. After a conflict the chosen
 * order stays on screen, and the user decides whether to save it.
 */
export function useStopSequence(round: Round) {
  const [change] = useUpdateRoundMutation();
  const [sortRoundStops] = useSortRoundStopsMutation();
  const read = useRefetch();
  const toast = useToast();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  /** Open stops when the user chose that order. */
  const [known, setKnown] = useState<readonly string[]>([]);
  /** Message about the concurrent change of the round. */
  const [changedBy, setChangedBy] = useState<string | null>(null);
  const now = openOf(round);
  const latest = useRef<readonly string[] | null>(null);
  const running = useRef(false);
  /** Version that was read after a rejected save. */
  const seen = useRef(0);

  const handleFailure = async (error: unknown): Promise<void> => {
    const rounds = (await read(RoundsOfDayDocument, { day: round.day }))?.roundsOfDay.rounds;
    seen.current = rounds?.find(({ id }) => id === round.id)?.version ?? 0;
    // Drops pending changes. The user decides after the refetch.
    latest.current = null;
    const { code, message } = toRequestError(error);
    if (code === 'CONFLICT') return setChangedBy(message);
    toast.failure(error);
    setWanted(null);
  };

  const saveAll = async (): Promise<void> => {
    let version = Math.max(round.version, seen.current);
    while (latest.current) {
      const stops = [...latest.current];
      latest.current = null;
      const { data } = await change({ variables: { id: round.id, version, stops } });
      version = data?.updateRound.round.version ?? version;
    }
    setWanted(null);
  };

  const save = async (stops: readonly string[]): Promise<void> => {
    setChangedBy(null);
    setKnown([...(wanted ? known : []), ...now]);
    setWanted(stops);
    latest.current = stops;
    if (running.current) return;
    running.current = true;
    try {
      await saveAll();
    } catch (error) {
      await handleFailure(error).catch((failure: unknown) => {
        latest.current = null;
        setWanted(null);
        toast.failure(failure);
      });
    } finally {
      running.current = false;
    }
  };

  const sort = async (): Promise<void> => {
    try {
      const { data } = await sortRoundStops({
        variables: { id: round.id, version: round.version },
      });
      if (data) toast.success(data.sortRoundStops.message);
    } catch (error) {
      toast.failure(error);
      await read(RoundsOfDayDocument, { day: round.day }).catch(() => undefined);
    }
  };

  // Stops that the user removes stay hidden during the save.
  const order = wanted ? (changedBy ? merged(wanted, known, now) : wanted) : now;
  return {
    order,
    changedBy,
    save: (stops: readonly string[]) => void save(stops),
    saveOwn: () => void save(order),
    takeTheirs: () => {
      setChangedBy(null);
      setWanted(null);
    },
    sort: () => void sort(),
  };
}
