import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useState } from 'react';
import { useRoundsOfDayQuery, type RoundsOfDayQuery } from './RoundsPage.generated';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useUrlDialog } from '../../ui/dialog/useUrlDialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { formatWeekday, toDay, todayPlus } from '../../ui/format/dates';
import { PageMeta } from '../../ui/PageMeta';
import { FilterDate } from '../../ui/table/FilterDate';
import { Panel } from '../../ui/table/Panel';
import { createSelection, type Selection } from '../../ui/table/select/selection';
import { useUrlParams } from '../../ui/useUrlParams';
import { RoundCard } from './RoundCard';
import { optionalLazyComponent } from '../../rounds/optionalLazyComponent';
import { type Unplanned, UnplannedList } from './UnplannedList';

type OfDay = RoundsOfDayQuery['roundsOfDay'];

const RoundDialog = lazyDialog(() => import('./RoundDialogs'), 'RoundDialog');
const AssignDialog = lazyDialog(() => import('../orders/bulk/AssignDialog'), 'AssignDialog');

const RoundsSubscription = optionalLazyComponent(
  () => import('./RoundsSubscription'),
  'RoundsSubscription',
);

const dialogs = ['add', 'driver', 'delete', 'fail'] as const;

/** Maximum number of stops that the server accepts in one request. */
const most = 100;

/** Selected stops of a day. A new day starts without a selection. */
function useStopSelection(day: string, stops: readonly Unplanned[]): Selection<Unplanned> {
  const selection = useMemo(() => {
    void day;
    return createSelection<Unplanned>(most);
  }, [day]);
  useEffect(() => {
    selection.show(stops);
    const here = new Set(stops.map(({ id }) => id));
    const gone = [...selection.rows().keys()].filter((id) => !here.has(id));
    if (gone.length > 0) selection.drop(gone);
  }, [selection, stops]);
  return selection;
}

/** The URL does not contain the selection, so this dialog has no URL either. */
const Assign = ({
  day,
  selection,
  onClose,
}: {
  day: string;
  selection: Selection<Unplanned>;
  onClose: () => void;
}) => (
  <AssignDialog
    orders={[...selection.rows().values()]}
    day={day}
    onDone={(results) =>
      selection.drop(results.flatMap(({ orderId, code }) => (code === null ? [orderId] : [])))
    }
    onClose={onClose}
  />
);

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

interface DayProps {
  day: string;
  ofDay: OfDay;
}

const Day = ({ day, ofDay: { rounds, unplanned, hasMore } }: DayProps) => {
  const { named, open, close } = useUrlDialog(dialogs);
  const [assigning, setAssigning] = useState(false);
  const stops = useMemo(
    () => unplanned.map((stop) => ({ ...stop, id: stop.orderId })),
    [unplanned],
  );
  const selection = useStopSelection(day, stops);
  return (
    <Box sx={columns}>
      <UnplannedList {...{ day, stops, hasMore, selection }} onAssign={() => setAssigning(true)} />
      <Stack spacing={2} component="section" aria-label="Rounds of the day">
        {rounds.map((round) => (
          <RoundCard
            key={round.id}
            round={round}
            onDriver={() => open('driver', round.id)}
            onDelete={() => open('delete', round.id)}
            onFail={(id) => open('fail', id)}
          />
        ))}
        {rounds.length === 0 && (
          <Panel>
            <EmptyState
              title="No rounds on this day."
              text="Select orders that are not planned and assign them to a driver."
            />
          </Panel>
        )}
      </Stack>
      {assigning && <Assign {...{ day, selection }} onClose={() => setAssigning(false)} />}
      {named && <RoundDialog key={named.about} {...named} {...{ day, rounds }} onClose={close} />}
    </Box>
  );
};

/** Rounds of a day and its unplanned stops. */
export const RoundsPage = () => {
  const { params, change } = useUrlParams();
  const { open } = useUrlDialog(dialogs);
  const today = todayPlus();
  const day = toDay(params.get('day')) || today;
  const query = useRoundsOfDayQuery({ variables: { day }, fetchPolicy: 'cache-and-network' });
  const ofDay = dataOrPrevious(query)?.roundsOfDay;
  return (
    <Stack spacing={2}>
      <PageMeta title="Rounds" noIndex />
      <Panel
        title={`Rounds, ${formatWeekday(day)}`}
        heading="h1"
        actions={
          day >= today && (
            <Button size="small" variant="contained" onClick={() => open('add', day)}>
              + Add round
            </Button>
          )
        }
        filters={
          <FilterDate
            label="Day"
            value={day}
            max={todayPlus(60)}
            limitText="At most 60 days ahead"
            onChange={(next) => change({ day: next === today ? null : next })}
          />
        }
      >
        {!ofDay && query.loading && <ListSkeleton />}
        {!ofDay && query.error && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Panel>
      {ofDay && <Day key={day} day={day} ofDay={ofDay} />}
      {ofDay && <RoundsSubscription key={`live ${day}`} day={day} />}
    </Stack>
  );
};
