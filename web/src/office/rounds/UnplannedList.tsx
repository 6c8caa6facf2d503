import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import type { UnplannedList_StopFragment } from './UnplannedList.generated';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { formatDate } from '../../ui/format/dates';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { Panel } from '../../ui/table/Panel';
import { SelectBox } from '../../ui/table/select/SelectBox';
import type { Selection } from '../../ui/table/select/selection';
import { failureText, timeText } from '../../rounds/roundLabels';
import { StopDetails } from '../../rounds/StopDetails';
import { grouped } from './stopSequence';

/** Unplanned stop. Its id is the order id, because an order has at most one such stop. */
export type Unplanned = UnplannedList_StopFragment & { id: string };

interface UnplannedListProps {
  day: string;
  stops: readonly Unplanned[];
  hasMore: boolean;
  selection: Selection<Unplanned>;
  onAssign: () => void;
}

const areaOf = ({ area }: Unplanned): string => area ?? 'Outside all areas';
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
      <StopDetails stop={stop} hasTime={false} />
      {stop.dueOn && stop.dueOn < day && (
        <Box sx={{ fontSize: 14, color: 'error.main' }}>Due since {formatDate(stop.dueOn)}</Box>
      )}
      {stop.dueOn && stop.dueOn > day && (
        <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
          Promised by {formatDate(stop.dueOn)}
        </Box>
      )}
      {stop.lastFailure && (
        <Box sx={{ fontSize: 14, color: 'error.main' }}>
          Last attempt {formatDate(stop.lastFailure.failedAt)}: {failureText(stop.lastFailure)}
        </Box>
      )}
    </Box>
  </Box>
);

const list = { listStyle: 'none', m: 0, p: 0 } as const;

interface AreaGroupsProps extends Pick<UnplannedListProps, 'day' | 'stops' | 'selection'> {
  /** Text after the name of an area. */
  which?: string;
}

const AreaGroups = ({ stops, which = '', ...rest }: AreaGroupsProps) =>
  grouped(stops, areaOf).map(([area, some]) => (
    <Box
      key={area}
      component="section"
      aria-label={`${area}${which}`}
      sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 650, mr: 'auto' }}>
          {area} ({some.length})
        </Typography>
        <Button
          size="small"
          sx={{ flex: 'none' }}
          aria-label={`Select all of ${area}${which}`}
          onClick={ignoreDoubleClick(() => rest.selection.choosePage(some, true))}
        >
          Select all
        </Button>
      </Box>
      {grouped(some, timeOf).map(([time, atTime]) => (
        <Box key={time}>
          <Typography
            component="h4"
            sx={{ fontSize: 14, fontWeight: 650, color: 'text.secondary' }}
          >
            {time}
          </Typography>
          <Box component="ul" sx={list}>
            {atTime.map((stop) => (
              <Row key={stop.id} stop={stop} {...rest} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  ));

// Outside of the panel, whose overflow would prevent `position: sticky`.
const bar = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 1.5,
  px: 1.5,
  py: 0.75,
  borderRadius: '12px',
  border: 1,
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  boxShadow: 'var(--soft-shadow)',
  '& .MuiButton-root': { minHeight: 44 },
} as const;

const AssignBar = ({ selection, onAssign }: Pick<UnplannedListProps, 'selection' | 'onAssign'>) => {
  const rows = useSyncExternalStore(selection.subscribe, selection.rows);
  if (rows.size === 0) return null;
  return (
    <Box component="section" aria-label="Selected stops" sx={bar}>
      <Box role="status" sx={{ mr: 'auto', fontWeight: 650 }}>
        {rows.size} selected{selection.isFull() && '. You can select up to 100 orders'}
      </Box>
      <Button variant="contained" onClick={ignoreDoubleClick(onAssign)}>
        Assign
      </Button>
      <Button color="inherit" onClick={() => selection.clear()}>
        Clear
      </Button>
    </Box>
  );
};

/** Deliveries promised for a later day, which a driver may bring early. */
const LaterStops = (props: AreaGroupsProps) => (
  <>
    <Box sx={{ px: 2, pt: 2, pb: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h3" sx={{ fontSize: 18, fontWeight: 650 }}>
        Due later ({props.stops.length})
      </Typography>
      <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
        Dispatched but not assigned. These can be delivered early.
      </Typography>
    </Box>
    <AreaGroups {...props} which=", due later" />
  </>
);

/** Unplanned stops by area and time. Stops due on the day come before stops due later. */
export const UnplannedList = ({ stops, hasMore, ...props }: UnplannedListProps) => {
  const { day, selection } = props;
  const isLater = ({ dueOn: due }: Unplanned) => due !== null && due > day;
  const due = stops.filter((stop) => !isLater(stop));
  const later = stops.filter(isLater);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Panel title={`Not planned (${due.length}${hasMore ? '+' : ''})`}>
        {hasMore && (
          <Alert severity="info">
            There are more stops. They appear here after you assign some of these.
          </Alert>
        )}
        {due.length === 0 && (
          <EmptyState
            title="Everything is assigned."
            text="Everything due by this day is in a round."
          />
        )}
        <AreaGroups stops={due} {...{ day, selection }} />
        {later.length > 0 && <LaterStops stops={later} {...{ day, selection }} />}
      </Panel>
      <AssignBar {...props} />
    </Box>
  );
};
