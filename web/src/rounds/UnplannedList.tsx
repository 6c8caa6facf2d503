import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import type { UnplannedList_StopFragment } from '../graphql/generated';
import { EmptyState } from '../ui/feedback/EmptyState';
import { formatDate } from '../ui/format/dates';
import { onlyOnce } from '../ui/onlyOnce';
import { Panel } from '../ui/table/Panel';
import { SelectBox } from '../ui/table/select/SelectBox';
import type { Selection } from '../ui/table/select/selection';
import { failureText, timeText } from './roundWords';
import { StopFacts } from './StopFacts';
import { grouped } from './stopOrder';

/** By its order: that is due for one of both at a time. */
export type Unplanned = UnplannedList_StopFragment & { id: string };

interface UnplannedListProps {
  day: string;
  stops: readonly Unplanned[];
  hasMore: boolean;
  selection: Selection<Unplanned>;
  onAssign: () => void;
}

const areaOf = ({ area }: Unplanned): string => area ?? 'Outside of all areas';
const timeOf = (stop: Unplanned): string => timeText(stop);

const item = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  py: 0.75,
  '& > .select-box': { flex: 'none' },
} as const;

const Row = ({
  stop,
  day,
  selection,
}: { stop: Unplanned } & Pick<UnplannedListProps, 'day' | 'selection'>) => (
  <Box component="li" sx={item}>
    <SelectBox selection={selection} row={stop} name={`${stop.name}, order ${stop.shortId}`} />
    <Box sx={{ minWidth: 0 }}>
      <StopFacts stop={stop} hasTime={false} />
      {stop.due && stop.due < day && (
        <Box sx={{ fontSize: 14, color: 'error.main' }}>Due since {formatDate(stop.due)}</Box>
      )}
      {stop.lastFailure && (
        <Box sx={{ fontSize: 14, color: 'error.main' }}>
          Tried {formatDate(stop.lastFailure.at)}. {failureText(stop.lastFailure)}
        </Box>
      )}
    </Box>
  </Box>
);

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const AreaGroup = ({
  name,
  stops,
  ...rest
}: { name: string; stops: readonly Unplanned[] } & Pick<
  UnplannedListProps,
  'day' | 'selection'
>) => (
  <Box
    component="section"
    aria-label={name}
    sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 650, mr: 'auto' }}>
        {name} ({stops.length})
      </Typography>
      <Button
        size="small"
        aria-label={`Select all of ${name}`}
        onClick={onlyOnce(() => rest.selection.choosePage(stops, true))}
      >
        Select all
      </Button>
    </Box>
    {grouped(stops, timeOf).map(([time, some]) => (
      <Box key={time}>
        <Typography component="h4" sx={{ fontSize: 14, fontWeight: 650, color: 'text.secondary' }}>
          {time}
        </Typography>
        <Box component="ul" sx={list}>
          {some.map((stop) => (
            <Row key={stop.id} stop={stop} {...rest} />
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);

const bar = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  m: 1,
  px: 1.5,
  py: 0.75,
  borderRadius: '12px',
  border: 1,
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  '& .MuiButton-root': { minHeight: 44 },
} as const;

const AssignBar = ({ selection, onAssign }: Pick<UnplannedListProps, 'selection' | 'onAssign'>) => {
  const rows = useSyncExternalStore(selection.subscribe, selection.rows);
  if (rows.size === 0) return null;
  return (
    <Box component="section" aria-label="Selected stops" sx={bar}>
      <Box role="status" sx={{ mr: 'auto', fontWeight: 650 }}>
        {rows.size} selected{selection.isFull() && '. No more than these at once'}
      </Box>
      <Button variant="contained" onClick={onlyOnce(onAssign)}>
        Assign
      </Button>
      <Button color="inherit" onClick={() => selection.clear()}>
        Clear
      </Button>
    </Box>
  );
};

/** What is due and that nobody is to do yet, by area and time. */
export const UnplannedList = ({ stops, hasMore, ...props }: UnplannedListProps) => (
  <Panel title={`Not planned (${stops.length}${hasMore ? ' of more' : ''})`}>
    {hasMore && (
      <Alert severity="info">There are more than these. What is due last stands here first.</Alert>
    )}
    {stops.length === 0 && (
      <EmptyState
        title="Everything is planned."
        text="What is due by this day stands in a round."
      />
    )}
    {grouped(stops, areaOf).map(([name, some]) => (
      <AreaGroup key={name} name={name} stops={some} day={props.day} selection={props.selection} />
    ))}
    <AssignBar {...props} />
  </Panel>
);
