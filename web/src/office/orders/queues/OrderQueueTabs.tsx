import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo, useCallback, useDeferredValue } from 'react';
import { useChangeSubscription } from '../../../session/subscriptions/useChangeSubscription';
import { OrdersChangedDocument } from '../../../orders/staff/OrdersChanged.generated';
import { OrderQueueCountsDocument, useOrderQueueCountsQuery } from './OrderQueueTabs.generated';
import { useSavedFiltersQuery } from './SavedFilterBar.generated';
import { useRefetch } from '../../../graphql/useRefetch';
import { useUrlParams } from '../../../ui/useUrlParams';
import { countText, tabsWith, queueLabels, queueDescription, queueOf } from './orderQueues';
import { SavedFilterBar } from './SavedFilterBar';
import { changesTo, filterText, openOf } from './savedFilters';

const all = 'all';

// The button is beside the tabs. Below them it would move the table under the pointer.
const line = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: 1,
  color: 'text.secondary',
  '& > .MuiTabs-root': { flex: { xs: '1 1 100%', md: '1 1 0' }, minWidth: 0 },
  '& > .MuiButton-root': { flex: 'none' },
} as const;

/** A long name of a saved filter would break the row. */
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
      ml: 0.5,
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

type SavedFilter = NonNullable<
  ReturnType<typeof useSavedFiltersQuery>['data']
>['savedFilters'][number];

const none: SavedFilter[] = [];

/** The open tab from the page address, and the links of all tabs. */
function useQueues() {
  const { params, change } = useUrlParams();
  const queue = queueOf(params.get('queue'));
  const query = filterText(params);
  const { data } = useSavedFiltersQuery({ fetchPolicy: 'cache-and-network' });
  const own = data?.savedFilters ?? none;
  const open = openOf(own, query);
  const go = useCallback(
    (next: string): void => {
      const chosen = own.find(({ id }) => id === next);
      const tab = { queue: queueOf(next), after: null };
      // Closing the tab of a saved filter resets its filters. Closing a queue tab keeps the other
      // filters.
      const changes = chosen ? changesTo(chosen.filters) : { ...(open && changesTo('')), ...tab };
      change(changes, { push: true });
    },
    [own, open, change],
  );
  return { queue, query, own, open, go };
}

interface QueueTabsProps extends Pick<ReturnType<typeof useQueues>, 'queue' | 'own' | 'go'> {
  at: string;
}

const PlainQueueTabs = ({ at, queue, own, go }: QueueTabsProps) => {
  const { data } = useOrderQueueCountsQuery({ fetchPolicy: 'cache-and-network' });
  // The counts help to plan the next hour, so one refetch covers the changes of three seconds.
  const read = useRefetch({ isBackground: true });
  useChangeSubscription(OrdersChangedDocument, () => read(OrderQueueCountsDocument, {}), {
    gather: 3000,
  });
  const counts = new Map(data?.orderQueueCounts.map(({ queue: name, count }) => [name, count]));
  return (
    <Tabs
      value={at}
      aria-label="Orders by next step"
      variant="scrollable"
      scrollButtons="auto"
      onChange={(_, next: string) => go(next)}
      sx={{
        minHeight: 44,
        '& .MuiTab-root': { minHeight: 44, minWidth: 0, px: 1.25, fontSize: 14 },
      }}
    >
      <Tab value={all} label="All" />
      {tabsWith(queue).map((name) => (
        <Tab
          key={name}
          value={name}
          title={queueDescription(name)}
          label={
            <span>
              {queueLabels[name]}
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

// Another filter or sort changes no tab, so the tabs do not render again.
const QueueTabs = memo(PlainQueueTabs);

/** Tabs of order queues and saved filters. Opening a queue does not reset other filters. */
export const OrderQueueTabs = () => {
  const { queue, query, own, open, go } = useQueues();
  // The table comes first. The actions for a changed filter render after it.
  const shown = useDeferredValue(query);
  return (
    <Box sx={{ mb: { xs: 1, sm: 1.5 } }}>
      <Box sx={line}>
        <QueueTabs at={open?.id ?? queue ?? all} queue={queue} own={own} go={go} />
        <SavedFilterBar filters={shown} savedFilter={openOf(own, shown)} />
      </Box>
      {queue && (
        <Box sx={{ mt: 1, color: 'text.secondary', fontSize: 14 }}>{queueDescription(queue)}</Box>
      )}
    </Box>
  );
};
