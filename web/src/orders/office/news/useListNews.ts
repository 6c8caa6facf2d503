import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useLive } from '../../../auth/live/useLive';
import {
  OrderRowDocument,
  OrdersChangedDocument,
  OrdersPageDocument,
  type OrdersPageQuery,
  type OrdersPageQueryVariables,
} from '../../../graphql/generated';
import { useReadAnew } from '../../../graphql/useReadAnew';
import { useRefetchActive } from '../../../graphql/useRefetchActive';
import { listNews, noNews, type ListNews } from './listNews';

type List = OrdersPageQuery['orders'];

/** Lists of many people are not all asked for at once, and not for each of many changes. */
const GATHER_MS = 2000;

const pageOf = ({ nodes, pageInfo }: List) => ({
  ids: nodes.map(({ id }) => id),
  goesOn: pageInfo.hasNextPage,
});

/** Those that are shown, as they are now; an answer that is older than what is shown says nothing. */
function inPlace(shown: List, now: List['nodes']): List {
  const known = new Map(now.map((row) => [row.id, row]));
  const newest = (row: List['nodes'][number]) => {
    const found = known.get(row.id);
    return found && found.version >= row.version ? found : row;
  };
  return { ...shown, nodes: shown.nodes.map(newest) };
}

/**
 * Keeps the rows that are shown as they are for others, each where it stands, and tells what has come and what is gone.
 * Nothing comes or goes by itself. What is open over the list, or in one of its rows, is waited for.
 */
export function useListNews(variables: OrdersPageQueryVariables, list: List | undefined) {
  const { cache } = useApolloClient();
  const read = useReadAnew({ byItself: true, apart: true });
  const refetchActive = useRefetchActive();
  const shown = list && pageOf(list);
  const of = JSON.stringify([variables, shown]);
  const [known, setKnown] = useState<{ of: string; news: ListNews }>();
  const news = known?.of === of ? known.news : noNews;
  useLive(
    OrdersChangedDocument,
    async (_changes, isHeld) => {
      const now = shown && (await read(OrdersPageDocument, variables))?.orders;
      if (!now) return true;
      const found = listNews(shown, pageOf(now));
      // They too show how they stand now.
      const left = await Promise.all(found.gone.map((id) => read(OrderRowDocument, { id })));
      if (isHeld()) return false;
      const rows = [...now.nodes, ...left.flatMap((row) => row?.order ?? [])];
      cache.updateQuery({ query: OrdersPageDocument, variables }, (data) =>
        data ? { orders: inPlace(data.orders, rows) } : undefined,
      );
      setKnown({ of, news: found });
      return true;
    },
    { gather: GATHER_MS, hold: 'dialog' },
  );
  const gone = useMemo(() => new Set(news.gone), [news]);
  const show = (): void => {
    setKnown(undefined);
    refetchActive();
  };
  return { news, gone, show };
}
