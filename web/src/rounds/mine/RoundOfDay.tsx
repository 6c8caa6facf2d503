import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StopRow_StopFragment } from '../StopRow.generated';
import type { MyRoundsQuery } from './MyRoundPage.generated';
import { KeepingContext } from '../../orders/office/keeping';
import type { StepForm } from '../../orders/office/statusSteps';
import { useOrderDialog } from '../../orders/office/useOrderDialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { drafts } from '../../ui/form/draft/drafts';
import { unsent, type Unsent } from '../../ui/form/draft/unsent';
import { othersUnsent } from '../../ui/form/draft/unsentName';
import { DoorDialogs, LiveRound, UnsentPanel, useDoorDialogs } from './DoorDialogs';
import { MyStops } from './MyStops';
import { forgetPhoto, isOnItsWay, isPhoto } from './photos/photoDeed';
import { useKeeping } from './sending/useKeeping';
import { useUnsent } from './sending/useUnsent';

type Round = MyRoundsQuery['myRounds'][number];

const share = (part: number, whole: number): string => `${(100 * part) / Math.max(1, whole)}%`;

/** Progress of the round: "4 of 11 done, 1 failed". */
const Progress = ({ stops }: Pick<Round, 'stops'>) => {
  const count = (state: string): number => stops.filter((stop) => stop.state === state).length;
  const [done, failed, all] = [count('DONE'), count('FAILED'), stops.length - count('CANCELLED')];
  return (
    <Box>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {done} of {all} done{failed > 0 && `, ${failed} failed`}
      </Typography>
      <Box
        aria-hidden
        sx={{
          ...{ display: 'flex', height: 8, mt: 0.5, borderRadius: 4, overflow: 'hidden' },
          bgcolor: 'divider',
        }}
      >
        <Box sx={{ width: share(done, all), bgcolor: 'success.main' }} />
        <Box sx={{ width: share(failed, all), bgcolor: 'error.main' }} />
      </Box>
    </Box>
  );
};

const forms: Record<string, StepForm> = {
  RecordPickup: 'pickup',
  DeliverOrder: 'deliver',
  UpdatePayment: 'payment',
};

/** Opens the form of a rejected action with its former values. */
function useAgain() {
  const { open } = useOrderDialog();
  const { openFail } = useDoorDialogs();
  return ({ operation, orderId, variables, draft }: Unsent): void => {
    if (draft) drafts.save(draft.key, draft.kept);
    const form = forms[operation];
    if (form) open(orderId, form);
    else openFail(String(variables['id']));
  };
}

interface RoundProps {
  day: string;
  /** Name of the day, such as today. */
  label: string;
  rounds: MyRoundsQuery['myRounds'];
  stops: readonly StopRow_StopFragment[];
}

/** Stops of a day, and queued actions of all days. */
export const RoundOfDay = ({ day, label, rounds, stops }: RoundProps) => {
  const { list, userId, sending, send } = useUnsent();
  const { keeping, settled, onAgain } = useKeeping(stops, userId, list);
  const doAgain = useAgain();
  const round = rounds.find((one) => one.day === day);
  const nameOf = (orderId: string): string => {
    const name = stops.find((stop) => stop.orderId === orderId)?.name ?? 'Order';
    return `${name} #${orderId.slice(-6)}`;
  };
  const isGone = ({ operation, variables }: Unsent): boolean =>
    operation === 'FailStop' && !stops.some(({ id }) => id === variables['id']);
  return (
    <KeepingContext value={keeping}>
      {!list.every(isOnItsWay) && (
        <UnsentPanel
          {...{ list, userId, nameOf, isGone, sending }}
          onSend={send}
          onAgain={(deed) => {
            if (isPhoto(deed)) return unsent.refuse(userId, deed.id);
            onAgain(deed.id);
            doAgain(deed);
          }}
          onDrop={(deed) =>
            isPhoto(deed) ? void forgetPhoto(userId, deed.id) : unsent.drop(userId, deed.id)
          }
        />
      )}
      {!round?.stops.length ? (
        <EmptyState
          title={`No stops for ${label}.`}
          text="Your stops appear here when the office plans them."
        />
      ) : (
        <>
          <Progress stops={round.stops} />
          <MyStops key={day} round={round} unsent={list} />
        </>
      )}
      {othersUnsent(userId) && (
        <Alert severity="info">
          This phone has unsent work of another person. It is sent when they sign in here within 7
          days.
        </Alert>
      )}
      <LiveRound day={day} rounds={rounds} />
      <DoorDialogs
        {...{ stops, settled }}
        unsent={list.length}
        onClose={() => onAgain(undefined)}
      />
    </KeepingContext>
  );
};
