import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useMyRoundsQuery } from './MyRoundPage.generated';
import { shownData } from '../../ui/feedback/shownData';
import {
  FailStopDialog,
  GoneStop,
  LiveRound,
  OrderDialog,
  PayCodeDialog,
  StopPhotos,
  UnsentPanel,
} from './DoorDialogs';
import { keepRound, restoreRound } from './keptRound';
import { loadInTurn, loadSending } from './sending/notSent';
import { keepShell } from './shell';
import { useReadOnReturn } from '../../graphql/useReadOnReturn';

const loadItemForms = () => import('../../orders/office/dialog/ItemForms');
const loadPhotos = () => import('../../orders/office/photos/PhotoPart');

/** Downloads the code of all driver forms, then caches the page. */
async function keepParts(): Promise<void> {
  const parts = [
    OrderDialog,
    FailStopDialog,
    PayCodeDialog,
    GoneStop,
    LiveRound,
    StopPhotos,
    UnsentPanel,
  ];
  await Promise.all([
    ...parts.map((part) => part.load()),
    loadItemForms(),
    loadPhotos(),
    loadInTurn(),
    loadSending(),
  ]);
  await keepShell();
}

/** Rounds of the driver. The copy on the phone is shown until the server answers. */
export function useMyRounds(userId: string) {
  const client = useApolloClient();
  useState(() => restoreRound(client, userId));
  const query = useMyRoundsQuery({ fetchPolicy: 'cache-and-network' });
  const again = (): void => void query.refetch().catch(() => undefined);
  useReadOnReturn(again);
  const rounds = shownData(query)?.myRounds;
  const stops = useMemo(() => (rounds ?? []).flatMap((round) => round.stops), [rounds]);
  const isNew = rounds !== undefined && !query.loading && !query.error;
  useEffect(() => {
    if (!isNew) return;
    // A failed save for offline use is not fatal: with a network the page loads everything on demand.
    keepRound(client, userId, stops)
      .then(() => keepParts())
      .catch(() => undefined);
  }, [client, isNew, stops, userId]);
  return { rounds, stops, error: query.error, loading: query.loading, again };
}
