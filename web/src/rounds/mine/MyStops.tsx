import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { StopRow_StopFragment } from '../../graphql/generated';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import { useOrderDialog } from '../../orders/office/useOrderDialog';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useNamedDialog } from '../../ui/dialog/useNamedDialog';
import { useFetchAhead } from '../../ui/feedback/lazyPart';
import { onlyOnce } from '../../ui/onlyOnce';
import { Panel } from '../../ui/table/Panel';
import { useUrlParams } from '../../ui/useUrlParams';
import { EndedStop } from '../EndedStop';
import { StopFacts } from '../StopFacts';
import { CurrentStop } from './CurrentStop';

type Stop = StopRow_StopFragment;

const OrderDialog = lazyDialog(
  () => import('../../orders/office/dialog/OrderDialog'),
  'OrderDialog',
);
const FailStopDialog = lazyDialog(() => import('../FailStopDialog'), 'FailStopDialog');
const PayCodeDialog = lazyDialog(() => import('./PayCodeDialog'), 'PayCodeDialog');

const dialogs = ['fail', 'code'] as const;

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
  /** By its id, the place of each among what is to do. */
  placeOf: (stop: Stop) => number;
  onChoose: (id: string) => void;
}

/** What else is to do, in order; any of it can be done before its turn. */
const Later = ({ stops, placeOf, onChoose }: LaterProps) => (
  <Panel title={`To do (${stops.length})`}>
    <Box component="ul" sx={list}>
      {stops.map((stop) => (
        <Box component="li" key={stop.id} sx={row}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <StopFacts stop={stop} place={placeOf(stop)} />
          </Box>
          <Button
            variant="outlined"
            color="inherit"
            aria-label={`Go to ${stop.name} now`}
            onClick={onlyOnce(() => onChoose(stop.id))}
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
      Ended ({stops.length})
    </Box>
    <Box component="ul" sx={list}>
      {stops.map((stop) => (
        <EndedStop key={stop.id} stop={stop} />
      ))}
    </Box>
  </Box>
);

/** Where the driver is: the stop that was chosen while it is to do, else the first. */
function useCurrent(open: readonly Stop[]) {
  const { params, change } = useUrlParams();
  const current = open.find(({ id }) => id === params.get('stop')) ?? open[0];
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef(current?.id);
  useEffect(() => {
    if (shown.current === current?.id) return;
    shown.current = current?.id;
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return { current, card, choose: (id: string): void => change({ stop: id }) };
}

/** The stops of a day: the one that is next with all that can be done there, the others, and what has ended. */
export const MyStops = ({ stops }: { stops: readonly Stop[] }) => {
  const open = stops.filter(({ state }) => state === 'OPEN');
  const ended = stops.filter(({ state }) => state !== 'OPEN');
  const { current, card, choose } = useCurrent(open);
  const { named, open: openDialog, close } = useNamedDialog(dialogs);
  const order = useOrderDialog();
  const refetchActive = useRefetchActive();
  useFetchAhead(OrderDialog);
  const failing = named?.dialog === 'fail' && stops.find(({ id }) => id === named.about);
  return (
    <Stack spacing={2}>
      {/* The same box for each stop, so that the next one stands where the last one was. */}
      <Box ref={card} sx={{ scrollMarginTop: 72 }}>
        {current ? (
          <CurrentStop
            stop={current}
            place={open.indexOf(current) + 1}
            onOrder={order.open}
            onCode={() => openDialog('code', current.orderId)}
            onFail={() => openDialog('fail', current.id)}
          />
        ) : (
          <Typography variant="h3" component="p" sx={{ textAlign: 'center', py: 3 }}>
            All stops are done.
          </Typography>
        )}
      </Box>
      {open.length > 1 && (
        <Later
          stops={open.filter((stop) => stop !== current)}
          placeOf={(stop) => open.indexOf(stop) + 1}
          onChoose={choose}
        />
      )}
      {ended.length > 0 && <Ended stops={ended} />}
      {order.id && <OrderDialog onClose={order.close} />}
      {failing && <FailStopDialog key={failing.id} stop={failing} onClose={close} />}
      {named?.dialog === 'code' && (
        <PayCodeDialog
          orderId={named.about}
          onClose={() => {
            close();
            // What came in meanwhile is not to be collected again.
            refetchActive();
          }}
        />
      )}
    </Stack>
  );
};
