import { skipToken, useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { PickupTimesDocument, usePickupTimesQuery } from '../../graphql/generated';
import { toRequestError } from '../../graphql/errors';
import { todayPlus } from '../../ui/format/dates';
import { isPincode, toldFrom, type Times } from './pickupTimes';

const asked = (pincode: string, from: string) =>
  isPincode(pincode)
    ? ({ variables: { pincode, from }, fetchPolicy: 'cache-and-network' } as const)
    : skipToken;

/** When an address has pickups: of the next days, and of those around a chosen one. Undefined while nobody knows. */
export function usePickupTimes(pincode: string, day = ''): Times | undefined {
  const from = toldFrom(day);
  const isLater = from > todayPlus();
  const soon = usePickupTimesQuery(asked(pincode, todayPlus())).data?.pickupTimes;
  const later = usePickupTimesQuery(isLater ? asked(pincode, from) : skipToken).data?.pickupTimes;
  return useMemo(() => {
    if (!isPincode(pincode) || !soon) return undefined;
    return isLater && later ? { ...soon, days: [...soon.days, ...later.days] } : soon;
  }, [pincode, soon, isLater, later]);
}

/** Tells of a day when a press cannot wait for a screen to show it; undefined where that fails. */
export function useReadTimes() {
  const client = useApolloClient();
  return async (pincode: string, day: string): Promise<Times | undefined> => {
    if (!isPincode(pincode)) return undefined;
    const variables = { pincode, from: toldFrom(day) };
    const answer = await client
      .query({ query: PickupTimesDocument, variables })
      .catch(() => undefined);
    return answer?.data?.pickupTimes;
  };
}

/** Sends a booking. Where somebody else was quicker, what is left stands there when that is said. */
export function useFreshTimes() {
  const client = useApolloClient();
  return async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await send();
    } catch (error) {
      if (toRequestError(error).fields['slotId'])
        await client.refetchQueries({ include: [PickupTimesDocument] }).catch(() => undefined);
      throw error;
    }
  };
}
