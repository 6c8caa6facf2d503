import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { StopDetails_StopFragment } from '../rounds/StopDetails.generated';
import type { MyRoundsQuery } from './MyRoundPage.generated';
import { useOrderDialog } from '../orders/staff/useOrderDialog';
import type { QueuedAction } from '../offline/queueStorage';
import { ignoreDoubleClick } from '../ui/ignoreDoubleClick';
import { Panel } from '../ui/table/Panel';
import { CompletedStop } from '../rounds/CompletedStop';
import { StopDetails } from '../rounds/StopDetails';
import { CurrentStop } from './CurrentStop';
import { RemovedStop, StopPhotos, useDriverDialogs } from './DriverDialogs';
import { isPhoto } from './photos/photoUpload';
import { queuedPaymentsOf } from './offline-queue/queuedAction';
import { useCurrentStop } from './useCurrentStop';

type Stop = StopDetails_StopFragment;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const list = { listStyle: 'none', m: 0, p: 0 } as const;

interface LaterProps {
  stops: readonly Stop[];
  /** Position of a stop among the open ones. */
  placeOf: (stop: Stop) => number;
  onChoose: (id: string) => void;
}

/** Other open stops in order. The driver can go to each of them now. */
const Later = ({ stops, placeOf, onChoose }: LaterProps) => (
  <Panel title={`To do (${stops.length})`}>
    <Box component="ul" sx={list}>
      {stops.map((stop) => (
        <Box component="li" key={stop.id} sx={row}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <StopDetails stop={stop} place={placeOf(stop)} />
          </Box>
          <Button
            variant="outlined"
            color="inherit"
            aria-label={`Go to ${placeOf(stop)}. ${stop.name} now`}
            onClick={ignoreDoubleClick(() => onChoose(stop.id))}
            sx={{ minHeight: 48, flex: 'none' }}
          >
            Go
          </Button>
        </Box>
      ))}
    </Box>
  </Panel>
);

const Ended = ({ stops }: { stops: readonly Stop[] }) => (
  <Box
    component="details"
    sx={{
      ...{ border: 1, borderColor: 'divider', borderRadius: '12px', overflow: 'hidden' },
      bgcolor: 'background.paper',
    }}
  >
    <Box component="summary" sx={{ px: 2, py: 1.5, fontWeight: 650, cursor: 'pointer' }}>
      Finished ({stops.length})
    </Box>
    <Box component="ul" sx={list}>
      {stops.map((stop) => (
        <CompletedStop key={stop.id} stop={stop} />
      ))}
    </Box>
  </Box>
);

/** Scrolls the current stop into view. */
function useInSight(id: string | undefined) {
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return card;
}

interface MyStopsProps {
  round: MyRoundsQuery['myRounds'][number];
  queued: readonly QueuedAction[];
}

/** Stop after all queued actions are sent: removed if they complete it, with less to collect after a payment. */
function afterQueue(stop: Stop, queued: readonly QueuedAction[]): Stop[] {
  const waiting = queued.filter(({ orderId, problem }) => orderId === stop.orderId && !problem);
  if (waiting.some((action) => action.operation !== 'UpdatePayment' && !isPhoto(action))) return [];
  const paid = queuedPaymentsOf(stop.orderId, queued);
  return [paid > 0 ? { ...stop, amountToCollect: Math.max(0, stop.amountToCollect - paid) } : stop];
}

/** Current stop with its actions, the other open stops, and the ended ones. */
export const MyStops = ({ round, queued }: MyStopsProps) => {
  const { stops } = round;
  const open = stops
    .filter(({ status }) => status === 'OPEN')
    .flatMap((stop) => afterQueue(stop, queued));
  const ended = stops.filter(({ status }) => status !== 'OPEN');
  const { current, gone, goOn, choose } = useCurrentStop(round, open);
  const later = open.filter((stop) => gone || stop !== current);
  const card = useInSight((gone?.stop ?? current)?.id);
  const { openFail, openCode } = useDriverDialogs();
  const { open: openOrder } = useOrderDialog();
  return (
    <Stack spacing={2}>
      {/* The same element for each stop, so that the next stop appears at the same position. */}
      <Box ref={card} sx={{ scrollMarginTop: 72 }}>
        {gone && <RemovedStop {...gone} onGo={goOn} />}
        {!gone && current && (
          <CurrentStop
            stop={current}
            place={open.indexOf(current) + 1}
            photos={<StopPhotos orderId={current.orderId} queued={queued} />}
            onOrder={openOrder}
            onCode={() => openCode(current.orderId)}
            onFail={() => openFail(current.id)}
          />
        )}
        {!gone && !current && (
          <Typography variant="h3" component="p" sx={{ textAlign: 'center', py: 3 }}>
            All stops are done.
          </Typography>
        )}
      </Box>
      {later.length > 0 && (
        <Later stops={later} placeOf={(stop) => open.indexOf(stop) + 1} onChoose={choose} />
      )}
      {ended.length > 0 && <Ended stops={ended} />}
    </Stack>
  );
};
