import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RoundCard_RoundFragment } from './RoundCard.generated';
import type { StopDetails_StopFragment } from '../../rounds/StopDetails.generated';
import { useToast } from '../../ui/feedback/useToast';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { printInWindow } from '../../ui/print/printInWindow';
import { Panel } from '../../ui/table/Panel';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { CompletedStop } from '../../rounds/CompletedStop';
import { RunSheet } from './RunSheet';
import { StopRow } from './StopRow';
import { moved, placed } from './stopSequence';
import { useStopSequence } from './useStopSequence';

type Round = RoundCard_RoundFragment;

interface RoundCardProps {
  round: Round;
  onDriver: () => void;
  onDelete: () => void;
  onFail: (stopId: string) => void;
}

const driverOf = ({ driver }: Pick<Round, 'driver'>): string => driver?.name ?? 'No driver';

const countText = ({ stops }: Round): string => {
  const open = stops.filter(({ status }) => status === 'OPEN').length;
  return `${open} to do, ${stops.length - open} finished`;
};

/** Moves a stop by a button and announces its new position. The focus stays on the button. */
function useMoving(order: readonly string[], save: (order: readonly string[]) => void) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const name = pressed.current;
    pressed.current = undefined;
    if (name) list.current?.querySelector<HTMLElement>(`[data-move="${name}"]`)?.focus();
  }, [order]);
  const settle = ({ id, name }: StopDetails_StopFragment, next: readonly string[]): void => {
    setSaid(`${name} is stop ${next.indexOf(id) + 1} of ${next.length} to do`);
    if (next !== order) save(next);
  };
  const move = (stop: StopDetails_StopFragment, by: number): void => {
    pressed.current = `${stop.id} ${by < 0 ? 'up' : 'down'}`;
    settle(stop, moved(order, stop.id, by));
  };
  return { said, list, move, settle };
}

const Tools = ({ round, onDriver, onDelete, sort }: RoundCardProps & { sort: () => void }) => {
  const toast = useToast();
  const print = (): void => {
    const sheet = <RunSheet round={round} now={new Date().toISOString()} />;
    if (!printInWindow(`Round of ${driverOf(round)}`, sheet))
      toast.info('The print window was blocked, so this page prints instead.');
  };
  const about = `the round of ${driverOf(round)}`;
  const tools = [
    ['Sort', `Sort ${about} by time and area`, sort],
    ['Print', `Print ${about}`, print],
    ['Driver', `Change the driver of ${about}`, onDriver],
    ['Delete', `Delete ${about}`, onDelete],
  ] as const;
  return tools.map(([label, name, act]) => (
    <Button
      key={label}
      size="small"
      color="inherit"
      aria-label={name}
      onClick={ignoreDoubleClick(act)}
    >
      {label}
    </Button>
  ));
};

/** Round of a driver, with ended stops and the order of the open ones. */
export const RoundCard = (props: RoundCardProps) => {
  const { round, onFail } = props;
  const { order, changedBy, save, saveOwn, takeTheirs, sort } = useStopSequence(round);
  const { said, list, move, settle } = useMoving(order, save);
  const [dragged, setDragged] = useState<string | null>(null);
  const open = order.flatMap((id) => round.stops.find((stop) => stop.id === id) ?? []);
  const drop = (onto: string): void => {
    const stop = open.find(({ id }) => id === dragged);
    setDragged(null);
    if (stop && onto !== stop.id) settle(stop, placed(order, stop.id, order.indexOf(onto)));
  };
  return (
    <Panel title={driverOf(round)} actions={<Tools {...props} sort={sort} />}>
      <Box sx={{ px: 2, pb: 1, fontSize: 14, color: 'text.secondary' }}>{countText(round)}</Box>
      {changedBy && (
        <Alert
          severity="warning"
          action={
            <>
              <Button size="small" color="inherit" onClick={ignoreDoubleClick(saveOwn)}>
                Keep my sequence
              </Button>
              <Button size="small" color="inherit" onClick={ignoreDoubleClick(takeTheirs)}>
                Use the new sequence
              </Button>
            </>
          }
        >
          {changedBy}. Keep your sequence or use the new one?
        </Alert>
      )}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {round.stops
          .filter(({ status }) => status !== 'OPEN')
          .map((stop) => (
            <CompletedStop key={stop.id} stop={stop} />
          ))}
        {open.map((stop, index) => (
          <StopRow
            key={stop.id}
            stop={stop}
            place={index + 1}
            isFirst={index === 0}
            isLast={index === open.length - 1}
            isNextStop={stop.id === round.nextStopId}
            isDragged={stop.id === dragged}
            onMove={move}
            onRemove={({ id }) => save(order.filter((one) => one !== id))}
            onFail={({ id }) => onFail(id)}
            onDrag={setDragged}
            onDrop={drop}
          />
        ))}
      </Box>
    </Panel>
  );
};
