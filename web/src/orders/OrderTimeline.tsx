import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderTimeline_OrderFragment } from './OrderTimeline.generated';
import type { Tone } from '../ui/statusColors';
import { customerStatusTones, staffStatusTones } from './orderStatus';
import { occurredAt, occurredAtText } from './occurredAt';
import { timelineText, type TimelineEvent } from './timelineText';

interface OrderTimelineProps {
  order: OrderTimeline_OrderFragment;
  /** Staff and customers see different colours for the same status. */
  forStaff?: boolean;
}

function toneOf({ kind, toStatus }: TimelineEvent, forStaff: boolean | undefined): Tone {
  if (kind === 'PAYMENT_RECORDED') return 'green';
  if (kind !== 'STATUS_CHANGED' || !toStatus) return 'grey';
  return (forStaff ? staffStatusTones : customerStatusTones)[toStatus];
}

interface TimelineRowProps extends Pick<OrderTimelineProps, 'forStaff'> {
  event: TimelineEvent;
  tone: Tone;
}

const TimelineRow = ({ event, tone, forStaff = false }: TimelineRowProps) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      pl: 3,
      pb: 2,
      '&:last-of-type': { pb: 0 },
      '&::before': {
        content: '""',
        position: 'absolute',
        left: 1,
        top: 6,
        width: 9,
        height: 9,
        borderRadius: '50%',
        bgcolor: `var(--tone-${tone}-text)`,
      },
      '&:not(:last-of-type)::after': {
        content: '""',
        position: 'absolute',
        left: 5,
        top: 18,
        bottom: -2,
        width: '1px',
        bgcolor: 'divider',
      },
    }}
  >
    <Typography variant="body2" sx={{ fontWeight: 600, lineHeight: 1.5 }}>
      {timelineText(event)}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {occurredAtText(event, forStaff)}
      {event.actor && ` · ${event.actor.name}`}
    </Typography>
    {event.reason && (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {event.reason}
      </Typography>
    )}
  </Box>
);

export const OrderTimeline = ({ order, forStaff }: OrderTimelineProps) => (
  <Box component="ol" aria-label="Timeline" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {order.timeline
      .toSorted((a, b) => occurredAt(b).localeCompare(occurredAt(a)))
      .map((event) => (
        <TimelineRow
          key={event.id}
          event={event}
          tone={toneOf(event, forStaff)}
          forStaff={forStaff}
        />
      ))}
  </Box>
);
