import Call from '@mui/icons-material/CallOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePermissions } from '../session/permissions/usePermissions';
import type { StopDetails_StopFragment } from '../rounds/StopDetails.generated';
import { mayFillIn } from '../orders/staff/statusSteps';
import type { OpenOrder } from '../orders/staff/useOrderDialog';
import { formatMoney } from '../ui/format/formatMoney';
import { ignoreDoubleClick } from '../ui/ignoreDoubleClick';
import { StatusChip } from '../ui/StatusChip';
import { failLabels, kindTones, kindLabels, timeText } from '../rounds/roundLabels';
import { mapAddress } from './mapAddress';

type Stop = StopDetails_StopFragment;

interface CurrentStopProps {
  stop: Stop;
  /** Position among the open stops. */
  place: number;
  /** Buttons for adding photos. */
  photos: ReactNode;
  onOrder: OpenOrder;
  onCode: () => void;
  onFail: () => void;
}

export const big = { minHeight: 56, fontSize: 18 } as const;
// Half width: two buttons fit side by side on a 320 px screen.
const half = { ...big, fontSize: 16, px: 0.5, whiteSpace: 'nowrap' } as const;
const pair = { display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' } as const;
// A name without spaces wraps instead of widening the column.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const words = { fontSize: 18, lineHeight: 1.4, overflowWrap: 'anywhere' } as const;

/** Large text with high contrast, because drivers read it outdoors at arm's length. */
const Facts = ({ stop, place }: Pick<CurrentStopProps, 'stop'> & { place?: number }) => (
  <Box sx={{ ...column, gap: 1 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <StatusChip tone={kindTones[stop.kind]} label={kindLabels[stop.kind]} />
      {stop.express && <StatusChip tone="yellow" label="Express" />}
      <Box sx={{ fontWeight: 650 }}>{stop.kind === 'PICKUP' && timeText(stop)}</Box>
      <Box sx={{ ml: 'auto', fontFamily: 'monospace' }}>#{stop.shortId}</Box>
    </Box>
    <Typography variant="h2" component="h2">
      {place !== undefined && `${place}. `}
      {stop.name}
    </Typography>
    <Box sx={words}>{stop.address}</Box>
    {stop.note && (
      <Box sx={{ ...words, px: 1.5, py: 1, borderRadius: '8px', bgcolor: 'linen.main' }}>
        {stop.note}
      </Box>
    )}
    {stop.kind === 'DELIVERY' && (
      <Box sx={{ ...words, display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 700 }}>
        <span>{stop.pieces === 1 ? '1 piece' : `${stop.pieces} pieces`}</span>
        <Box component="span" sx={{ ml: 'auto' }}>
          {stop.amountToCollect > 0
            ? `Collect ${formatMoney(stop.amountToCollect)}`
            : 'Nothing to collect'}
        </Box>
      </Box>
    )}
  </Box>
);

/** Links to call the customer and to open a map. */
const Ways = ({ stop }: Pick<CurrentStopProps, 'stop'>) => (
  <Box sx={pair}>
    <Button
      href={`tel:+91${stop.phone}`}
      variant="outlined"
      startIcon={<Call />}
      aria-label={`Call ${stop.name}`}
      sx={half}
    >
      Call
    </Button>
    <Button
      href={mapAddress(stop.address)}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      startIcon={<Place />}
      aria-label={`Open ${stop.name} in maps`}
      sx={half}
    >
      Maps
    </Button>
  </Box>
);

/** Buttons for a stop, by permission. */
const StopActions = ({ stop, photos, onOrder, onCode, onFail }: CurrentStopProps) => {
  const may = usePermissions();
  const form = stop.kind === 'PICKUP' ? 'pickup' : 'deliver';
  return (
    <>
      {stop.amountToCollect > 0 && (
        <Box sx={pair}>
          {mayFillIn('payment', may) && (
            <Button
              variant="outlined"
              onClick={ignoreDoubleClick(() => onOrder(stop.orderId, 'payment'))}
              sx={half}
            >
              Take payment
            </Button>
          )}
          <Button variant="outlined" onClick={ignoreDoubleClick(onCode)} sx={half}>
            Show QR
          </Button>
        </Box>
      )}
      {/* Reserves the height of the photo buttons, so that nothing moves when they load. */}
      <Box sx={{ minHeight: 48 }}>{photos}</Box>
      {mayFillIn(form, may) && (
        <Button
          variant="contained"
          onClick={ignoreDoubleClick(() => onOrder(stop.orderId, form))}
          sx={{ ...big, minHeight: 64 }}
        >
          {form === 'pickup' ? 'Record pickup' : 'Deliver'}
        </Button>
      )}
      <Button color="error" onClick={ignoreDoubleClick(onFail)} sx={{ minHeight: 48 }}>
        {failLabels[stop.kind]}
      </Button>
    </>
  );
};

interface StopFrameProps {
  stop: Stop;
  place?: number;
  children: ReactNode;
}

/** Frame of the current stop, with its facts above the content. */
export const StopFrame = ({ stop, place, children }: StopFrameProps) => (
  <Paper
    component="section"
    variant="outlined"
    aria-label={`Now: ${stop.name}`}
    sx={{
      ...column,
      ...{ gap: 1.5, p: 2, borderRadius: '12px' },
      borderColor: 'primary.main',
    }}
  >
    <Facts stop={stop} place={place} />
    {children}
  </Paper>
);

export const CurrentStop = (props: CurrentStopProps) => (
  <StopFrame stop={props.stop} place={props.place}>
    <Ways {...props} />
    <StopActions {...props} />
  </StopFrame>
);
