import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { StopDetails_StopFragment } from '../../rounds/StopDetails.generated';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { stopDetails, stopRow } from '../../rounds/CompletedStop';
import { failLabels } from '../../rounds/roundLabels';
import { StopDetails } from '../../rounds/StopDetails';

type Stop = StopDetails_StopFragment;

interface StopHandlers {
  onMove: (stop: Stop, by: number) => void;
  onRemove: (stop: Stop) => void;
  onFail: (stop: Stop) => void;
  onDrag: (id: string | null) => void;
  onDrop: (onto: string) => void;
}

interface StopRowProps extends StopHandlers {
  stop: Stop;
  place: number;
  isFirst: boolean;
  isLast: boolean;
  /** True if the driver is on the way to this stop. */
  isNextStop: boolean;
  isDragged: boolean;
}

const actionsStyle = {
  display: 'flex',
  alignItems: 'center',
  ml: 'auto',
  '& button': { minHeight: 44 },
};

/** Open stop. Staff move it by dragging, buttons or arrow keys. */
export const StopRow = ({ stop, place, isFirst, isLast, isNextStop, ...on }: StopRowProps) => {
  const named = `${place}. ${stop.name}`;
  const move = (label: string, by: number, isEnd: boolean) => (
    <IconButton
      aria-label={`Move ${named} ${label}`}
      data-move={`${stop.id} ${label}`}
      // aria-disabled instead of disabled, because a disabled button would lose the focus when the
      // stop reaches an end of the list.
      aria-disabled={isEnd}
      onClick={() => on.onMove(stop, by)}
      sx={isEnd ? { opacity: 0.4 } : undefined}
    >
      {by < 0 ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
    </IconButton>
  );
  return (
    <Box
      component="li"
      draggable
      data-in-hand={on.isDragged || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        on.onDrag(stop.id);
      }}
      onDragEnd={() => on.onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        on.onDrop(stop.id);
      }}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        const { target } = event;
        if (by === 0 || !(target instanceof Element) || !target.closest('[data-move]')) return;
        event.preventDefault();
        on.onMove(stop, by);
      }}
      sx={{ ...stopRow, cursor: { md: 'grab' } }}
    >
      <Box sx={stopDetails}>
        <StopDetails stop={stop} place={place} />
        {isNextStop && <Box sx={{ fontSize: 14, fontWeight: 650 }}>On the way here</Box>}
      </Box>
      <Box sx={actionsStyle}>
        {move('up', -1, isFirst)}
        {move('down', 1, isLast)}
        <Button
          size="small"
          color="inherit"
          aria-label={`Remove ${named}`}
          onClick={ignoreDoubleClick(() => on.onRemove(stop))}
        >
          Remove
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={`${failLabels[stop.kind]}: ${named}`}
          onClick={ignoreDoubleClick(() => on.onFail(stop))}
        >
          {failLabels[stop.kind]}
        </Button>
      </Box>
    </Box>
  );
};
