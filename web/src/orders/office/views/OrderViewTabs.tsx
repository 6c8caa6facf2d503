import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo, useCallback, useDeferredValue } from 'react';
import { useLive } from '../../../auth/live/useLive';
import {
  OrdersChangedDocument,
  OrderViewCountsDocument,
  useOrderViewCountsQuery,
  useSavedViewsQuery,
} from '../../../graphql/generated';
import { useRefetch } from '../../../graphql/useRefetch';
import { useUrlParams } from '../../../ui/useUrlParams';
import { countText, tabsWith, viewLabels, viewMeaning, viewOf } from './orderViews';
import { OwnViewBar } from './OwnViewBar';
import { changesTo, filterText, openOf } from './ownViews';

const all = 'all';

// Beside the tabs, where there is room: a button that comes below them would move the table under the pointer that sorts it.
const line = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: 1,
  color: 'text.secondary',
  '& > .MuiTabs-root': { flex: { xs: '1 1 100%', md: '1 1 0' }, minWidth: 0 },
  '& > .MuiButton-root': { flex: 'none' },
} as const;

/** A long name of a saved view would break the row. */
const oneLine = {
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const Count = ({ count }: { count: number }) => (
  <Box
    component="span"
    sx={{
      ml: 1,
      px: 0.75,
      borderRadius: '9px',
      bgcolor: 'action.selected',
      color: 'text.primary',
      fontSize: 12,
      lineHeight: '18px',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {countText(count)}
  </Box>
);

type OwnView = NonNullable<ReturnType<typeof useSavedViewsQuery>['data']>['savedViews'][number];

const none: OwnView[] = [];

/** What the address says of tabs, and where they lead. */
function useViews() {
  const { params, change } = useUrlParams();
  const view = viewOf(params.get('view'));
  const query = filterText(params);
  const { data } = useSavedViewsQuery({ fetchPolicy: 'cache-and-network' });
  const own = data?.savedViews ?? none;
  const open = openOf(own, query);
  const go = useCallback(
    (next: string): void => {
      const chosen = own.find(({ id }) => id === next);
      const tab = { view: viewOf(next), after: null };
      // Leaving a saved view resets its filters; a built-in tab keeps other filters.
      const changes = chosen ? changesTo(chosen.query) : { ...(open && changesTo('')), ...tab };
      change(changes, { push: true });
    },
    [own, open, change],
  );
  return { view, query, own, open, go };
}

interface ViewTabsProps extends Pick<ReturnType<typeof useViews>, 'view' | 'own' | 'go'> {
  /** The tab that is open. */
  at: string;
}

const PlainViewTabs = ({ at, view, own, go }: ViewTabsProps) => {
  const { data } = useOrderViewCountsQuery({ fetchPolicy: 'cache-and-network' });
  // They are for the next hour, not for the next second.
  const read = useRefetch({ byItself: true });
  useLive(OrdersChangedDocument, () => read(OrderViewCountsDocument, {}), { gather: 3000 });
  const counts = new Map(data?.orderViewCounts.map(({ view: name, count }) => [name, count]));
  return (
    <Tabs
      value={at}
      aria-label="Orders by what there is to do"
      variant="scrollable"
      scrollButtons="auto"
      onChange={(_, next: string) => go(next)}
      sx={{ minHeight: 44, '& .MuiTab-root': { minHeight: 44, minWidth: 0, px: 1.5 } }}
    >
      <Tab value={all} label="All" />
      {tabsWith(view).map((name) => (
        <Tab
          key={name}
          value={name}
          title={viewMeaning(name)}
          label={
            <span>
              {viewLabels[name]}
              {counts.has(name) && <Count count={counts.get(name) ?? 0} />}
            </span>
          }
        />
      ))}
      {own.map(({ id, name }) => (
        <Tab key={id} value={id} title={name} label={<Box sx={oneLine}>{name}</Box>} />
      ))}
    </Tabs>
  );
};

// Another filter or another order of the rows opens none of them.
const ViewTabs = memo(PlainViewTabs);

/** Built-in and saved views of orders; a built-in view keeps other filters. */
export const OrderViewTabs = () => {
  const { view, query, own, open, go } = useViews();
  // What can be done with another filter comes after the filter itself.
  const shown = useDeferredValue(query);
  return (
    <Box sx={{ mb: { xs: 1, sm: 1.5 } }}>
      <Box sx={line}>
        <ViewTabs at={open?.id ?? view ?? all} view={view} own={own} go={go} />
        <OwnViewBar query={shown} view={openOf(own, shown)} />
      </Box>
      {view && <Box sx={{ mt: 1, color: 'text.secondary', fontSize: 14 }}>{viewMeaning(view)}</Box>}
    </Box>
  );
};
