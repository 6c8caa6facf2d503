import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useMyRoundsQuery } from './MyRoundPage.generated';
import { dataOrPrevious } from '../ui/feedback/dataOrPrevious';
import {
  FailedAttemptDialog,
  RemovedStop,
  MyRoundsSubscription,
  OrderDialog,
  PaymentQrDialog,
  StopPhotos,
  PendingActionsPanel,
} from './DriverDialogs';
import { saveRoundSnapshot, restoreRoundSnapshot } from './roundSnapshot';
import { loadQueueOrder, loadFlushQueue } from './offline-queue/queueLoader';
import { cacheAppShell } from './appShellCache';
import { useRefetchOnFocus } from '../graphql/useRefetchOnFocus';

const loadBillForms = () => import('../orders/staff/dialog/BillForms');
const loadPhotos = () => import('../orders/staff/photos/PhotoSection');

/** Downloads the code of all driver forms, then caches the page. */
async function cacheForms(): Promise<void> {
  const parts = [
    OrderDialog,
    FailedAttemptDialog,
    PaymentQrDialog,
    RemovedStop,
    MyRoundsSubscription,
    StopPhotos,
    PendingActionsPanel,
  ];
  await Promise.all([
    ...parts.map((part) => part.load()),
    loadBillForms(),
    loadPhotos(),
    loadQueueOrder(),
    loadFlushQueue(),
  ]);
  await cacheAppShell();
}

/** Rounds of the driver. The copy on the phone is shown until the server answers. */
export function useMyRounds(userId: string) {
  const client = useApolloClient();
  useState(() => restoreRoundSnapshot(client, userId));
  const query = useMyRoundsQuery({ fetchPolicy: 'cache-and-network' });
  const again = (): void => void query.refetch().catch(() => undefined);
  useRefetchOnFocus(again);
  const rounds = dataOrPrevious(query)?.myRounds;
  const stops = useMemo(() => (rounds ?? []).flatMap((round) => round.stops), [rounds]);
  const isNew = rounds !== undefined && !query.loading && !query.error;
  useEffect(() => {
    if (!isNew) return;
    // A failed save for offline use is not fatal: with a network the page loads everything on demand.
    saveRoundSnapshot(client, userId, stops)
      .then(() => cacheForms())
      .catch(() => undefined);
  }, [client, isNew, stops, userId]);
  return { rounds, stops, error: query.error, loading: query.loading, again };
}
