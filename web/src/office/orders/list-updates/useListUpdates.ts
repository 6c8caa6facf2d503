import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import { useChangeSubscription } from '../../../session/subscriptions/useChangeSubscription';
import {
  OrderRowDocument,
  OrdersPageDocument,
  type OrdersPageQuery,
  type OrdersPageQueryVariables,
} from '../list/OrdersPage.generated';
import { OrdersChangedDocument } from '../../../orders/staff/OrdersChanged.generated';
import { useRefetch } from '../../../graphql/useRefetch';
import { useListMerge } from '../../../graphql/useRefetchActive';
import { diffList, roundChangesText, noNews, type ListNews, type Statuses } from './diffList';

type List = OrdersPageQuery['orders'];

/** Milliseconds to collect changes before a refetch, so that many changes cause one refetch. */
const GATHER_MS = 2000;

/** Maximum number of removed rows whose status is fetched. Further rows are only counted. */
const MAX_READ = 10;

const pageOf = ({ nodes, pageInfo }: List) => ({
  ids: nodes.map(({ id }) => id),
  goesOn: pageInfo.hasNextPage,
});

const statusesOf = (list: List | undefined): Statuses =>
  new Map(list?.nodes.map(({ id, orderStatus }) => [id, orderStatus]));

/** Visible rows with fresh data. An older response is ignored. */
function inPlace(shown: List, now: List['nodes']): List {
  const known = new Map(now.map((row) => [row.id, row]));
  const newest = (row: List['nodes'][number]) => {
    const found = known.get(row.id);
    return found && found.version >= row.version ? found : row;
  };
  return { ...shown, nodes: shown.nodes.map(newest) };
}

/**
 * Updates visible rows in place and counts new and removed ones. Rows appear and disappear only on request.
 * Updates wait while a dialog or a form in a row is open.
 */
export function useListUpdates(variables: OrdersPageQueryVariables, list: List | undefined) {
  const client = useApolloClient();
  const read = useRefetch({ isBackground: true, noCache: true });
  const shown = list && pageOf(list);
  const of = JSON.stringify([variables, shown]);
  const [known, setKnown] = useState<{ of: string; news: ListNews }>();
  const news = known?.of === of ? known.news : noNews;
  // Statuses of the first load, because rows on screen change in place.
  const [came, setCame] = useState({ of, statuses: statusesOf(list) });
  if (came.of !== of) setCame({ of, statuses: statusesOf(list) });
  const asked = useRef(0);
  const taken = useRef(0);
  const mergeNews = async (isHeld = () => false): Promise<boolean> => {
    const turn = ++asked.current;
    const now = shown && (await read(OrdersPageDocument, variables))?.orders;
    if (!now) return true;
    const found = diffList(shown, pageOf(now));
    const left = await Promise.all(
      found.gone.slice(0, MAX_READ).map((id) => read(OrderRowDocument, { id })),
    );
    if (isHeld()) return false;
    // Ignores the response of an earlier request.
    if (turn < taken.current) return true;
    taken.current = turn;
    const rows = [...now.nodes, ...left.flatMap((row) => row?.order ?? [])];
    client.cache.updateQuery({ query: OrdersPageDocument, variables }, (data) =>
      data ? { orders: inPlace(data.orders, rows) } : undefined,
    );
    setKnown({ of, news: found });
    return true;
  };
  useChangeSubscription(OrdersChangedDocument, (_changes, isHeld) => mergeNews(isHeld), {
    gather: GATHER_MS,
    hold: 'dialog',
  });
  // Merges the user's own changes at once. A failure is ignored: the row already shows its change,
  // and a later refetch corrects the list.
  useListMerge('OrdersPage', () => void mergeNews().catch(() => undefined));
  const gone = useMemo(() => new Set(news.gone), [news]);
  const show = (): void => {
    setKnown(undefined);
    void client.refetchQueries({ include: 'active' });
  };
  return { text: roundChangesText(news, came.statuses, statusesOf(list)), gone, show };
}
