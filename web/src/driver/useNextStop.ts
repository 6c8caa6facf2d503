import { useEffect, useEffectEvent } from 'react';
import { useSetNextStopMutation } from './MyRoundPage.generated';
import { useToast } from '../ui/feedback/useToast';
import { useUrlParams } from '../ui/useUrlParams';
import { isFinal } from './offline-queue/stopActions';
import { useRefetchOnFocus } from '../graphql/useRefetchOnFocus';

interface NextStopProps {
  /** First stop according to the server; null without one. */
  nextStopId: string | null;
  /** Ids of the open stops. */
  open: readonly string[];
}

/**
 * Stop that the driver goes to first. The URL keeps the choice until the server confirms it, for example without a
 * network.
 */
export function useNextStop({ nextStopId, open }: NextStopProps) {
  const { params, change } = useUrlParams();
  const [setNextStop] = useSetNextStopMutation();
  const toast = useToast();
  const asked = params.get('stop');
  const chosen = asked !== null && open.includes(asked) ? asked : null;
  const forget = (id: string): void => {
    if (new URLSearchParams(window.location.search).get('stop') === id) change({ stop: null });
  };
  const say = async (id: string): Promise<void> => {
    try {
      await setNextStop({ variables: { id } });
    } catch (error) {
      if (!isFinal(error)) return;
      toast.failure(error);
    }
    forget(id);
  };
  const sayChosen = (): void => {
    // A repeated request has no further effect.
    if (chosen) void say(chosen);
  };
  const sayNow = useEffectEvent(sayChosen);
  useEffect(() => sayNow(), [chosen, open.length]);
  useRefetchOnFocus(sayChosen);
  return { first: chosen ?? nextStopId, choose: (id: string): void => change({ stop: id }) };
}
