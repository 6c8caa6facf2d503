import { skipToken, useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  PickupAvailabilityDocument,
  usePickupAvailabilityQuery,
} from './usePickupAvailability.generated';
import { toRequestError } from '../../graphql/errors';
import { todayPlus } from '../../ui/format/dates';
import { isPincode, availabilityFrom, type Availability } from './pickupAvailability';

const requested = (pincode: string, from: string) =>
  isPincode(pincode)
    ? ({ variables: { pincode, from }, fetchPolicy: 'cache-and-network' } as const)
    : skipToken;

/** Availability of the next days and around a chosen day. Undefined while it loads. */
export function usePickupAvailability(pincode: string, day = ''): Availability | undefined {
  const from = availabilityFrom(day);
  const isLater = from > todayPlus();
  const soon = usePickupAvailabilityQuery(requested(pincode, todayPlus())).data?.pickupAvailability;
  const later = usePickupAvailabilityQuery(isLater ? requested(pincode, from) : skipToken).data
    ?.pickupAvailability;
  return useMemo(() => {
    if (!isPincode(pincode) || !soon) return undefined;
    return isLater && later ? { ...soon, days: [...soon.days, ...later.days] } : soon;
  }, [pincode, soon, isLater, later]);
}

/** Loads the availability of a day on demand. Undefined after a failure. */
export function useReadTimes() {
  const client = useApolloClient();
  return async (pincode: string, day: string): Promise<Availability | undefined> => {
    if (!isPincode(pincode)) return undefined;
    const variables = { pincode, from: availabilityFrom(day) };
    const answer = await client
      .query({ query: PickupAvailabilityDocument, variables })
      .catch(() => undefined);
    return answer?.data?.pickupAvailability;
  };
}

/** Sends a booking. After a conflict it refetches availability before the error appears. */
export function useLatestAvailability() {
  const client = useApolloClient();
  return async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await send();
    } catch (error) {
      if (toRequestError(error).fields['slotId'])
        await client
          .refetchQueries({ include: [PickupAvailabilityDocument] })
          .catch(() => undefined);
      throw error;
    }
  };
}
