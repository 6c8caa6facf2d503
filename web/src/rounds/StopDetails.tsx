import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { StatusChip } from '../ui/StatusChip';
import type { StopKind } from '../graphql/schema.generated';
import { kindTones, kindLabels, laundryText, timeText } from './roundLabels';

interface StopDetailsProps {
  stop: {
    orderId: string;
    shortId: string;
    kind: StopKind;
    name: string;
    phone: string;
    address: string;
    note: string | null;
    express: boolean;
    slotStartTime: string | null;
    slotEndTime: string | null;
    pieces: number;
    amountToCollect: number;
  };
  /** Position in the round, shown first. */
  place?: number;
  /** False omits the time, for lists that are grouped by time. */
  hasTime?: boolean;
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } as const;
const small = { fontSize: 14, color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** Address, time and task of a stop. */
export const StopDetails = ({ stop, place, hasTime = true }: StopDetailsProps) => {
  const laundry = laundryText(stop);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={line}>
        {place !== undefined && <strong>{place}.</strong>}
        <strong>{stop.name}</strong>
        <StatusChip tone={kindTones[stop.kind]} label={kindLabels[stop.kind]} />
        {stop.express && <StatusChip tone="yellow" label="Express" />}
      </Box>
      <Box sx={small}>
        {hasTime && stop.kind === 'PICKUP' && `${timeText(stop)} · `}
        {stop.address}
      </Box>
      <Box sx={small}>
        <Link href={`tel:+91${stop.phone}`} underline="always">
          {stop.phone}
        </Link>{' '}
        · #{stop.shortId}
        {laundry && ` · ${laundry}`}
      </Box>
      {stop.note && <Box sx={small}>Note: {stop.note}</Box>}
    </Box>
  );
};
