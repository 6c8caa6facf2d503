import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StopDetails_StopFragment } from '../rounds/StopDetails.generated';
import type { MyRoundsQuery } from './MyRoundPage.generated';
import { OfflineQueueContext } from '../orders/staff/offlineQueueContext';
import type { StepForm } from '../orders/staff/statusSteps';
import { useOrderDialog } from '../orders/staff/useOrderDialog';
import { EmptyState } from '../ui/feedback/EmptyState';
import { drafts } from '../ui/form/draft/drafts';
import { offlineQueue, type QueuedAction } from '../offline/queueStorage';
import { othersHaveQueuedActions } from '../offline/queueKey';
import {
  DriverDialogs,
  MyRoundsSubscription,
  PendingActionsPanel,
  useDriverDialogs,
} from './DriverDialogs';
import { MyStops } from './MyStops';
import { deleteQueuedPhoto, isBeingSent, isPhoto } from './photos/photoUpload';
import { useQueueAction } from './offline-queue/useQueueAction';
import { useOfflineQueue } from './offline-queue/useOfflineQueue';

type Round = MyRoundsQuery['myRounds'][number];

const share = (part: number, whole: number): string => `${(100 * part) / Math.max(1, whole)}%`;

/** Progress of the round: "4 of 11 done, 1 failed". */
const Progress = ({ stops }: Pick<Round, 'stops'>) => {
  const count = (status: string): number => stops.filter((stop) => stop.status === status).length;
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
  const { openFail } = useDriverDialogs();
  return ({ operation, orderId, variables, draft }: QueuedAction): void => {
    if (draft) drafts.save(draft.key, draft.values);
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
  stops: readonly StopDetails_StopFragment[];
}

/** Stops of a day, and queued actions of all days. */
export const RoundOfDay = ({ day, label, rounds, stops }: RoundProps) => {
  const { list, userId, sending, send } = useOfflineQueue();
  const { queue, settled, onAgain } = useQueueAction(stops, userId, list);
  const doAgain = useAgain();
  const round = rounds.find((one) => one.day === day);
  const nameOf = (orderId: string): string => {
    const name = stops.find((stop) => stop.orderId === orderId)?.name ?? 'Order';
    return `${name} #${orderId.slice(-6)}`;
  };
  const isGone = ({ operation, variables }: QueuedAction): boolean =>
    operation === 'RecordFailedAttempt' && !stops.some(({ id }) => id === variables['id']);
  return (
    <OfflineQueueContext value={queue}>
      {!list.every(isBeingSent) && (
        <PendingActionsPanel
          {...{ list, userId, nameOf, isGone, sending }}
          onSend={send}
          onAgain={(action) => {
            if (isPhoto(action)) return offlineQueue.refuse(userId, action.id);
            onAgain(action.id);
            doAgain(action);
          }}
          onDrop={(action) =>
            isPhoto(action)
              ? void deleteQueuedPhoto(userId, action.id)
              : offlineQueue.drop(userId, action.id)
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
          <MyStops key={day} round={round} queued={list} />
        </>
      )}
      {othersHaveQueuedActions(userId) && (
        <Alert severity="info">
          This phone has unsent work of another person. It is sent when they sign in here within 7
          days.
        </Alert>
      )}
      <MyRoundsSubscription day={day} rounds={rounds} />
      <DriverDialogs
        {...{ stops, settled }}
        queued={list.length}
        onClose={() => onAgain(undefined)}
      />
    </OfflineQueueContext>
  );
};
