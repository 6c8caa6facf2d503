import { object, string } from 'yup';
import {
  RoundsOfDayDocument,
  useChangeRoundMutation,
  useCreateRoundMutation,
  useDeleteRoundMutation,
  useFailStopMutation,
  type FailReason,
  type RoundCard_RoundFragment,
  type StopRow_StopFragment,
} from '../graphql/generated';
import { useReadAnew } from '../graphql/useReadAnew';
import { DriverField } from '../orders/office/several/DriverField';
import { DeleteDialog } from '../ui/dialog/DeleteDialog';
import { useToast } from '../ui/feedback/useToast';
import { FormDialog } from '../ui/form/FormDialog';
import { NativeSelectField } from '../ui/form/NativeSelectField';
import { TextField } from '../ui/form/TextField';
import type { Shared } from '../ui/form/useFormSubmit';
import { formatDate } from '../ui/format/dates';
import { reasonWords } from './roundWords';

type Round = RoundCard_RoundFragment;

const driverSchema = object({ driverId: string().required('Choose a driver') });

/** A round without stops, for somebody who has none on this day. */
const AddRoundDialog = ({ day, onClose }: { day: string; onClose: () => void }) => {
  const toast = useToast();
  const [create] = useCreateRoundMutation({ refetchQueries: [RoundsOfDayDocument] });
  return (
    <FormDialog
      title={`Add a round on ${formatDate(day)}`}
      maxWidth="xs"
      draft="round:new"
      initialValues={{ driverId: '' }}
      schema={driverSchema}
      submitLabel="Add"
      onClose={onClose}
      onSubmit={async ({ driverId }) => {
        const { data } = await create({ variables: { day, driverId } });
        toast.success(data?.createRound.message ?? 'Round added');
        onClose();
      }}
    >
      <DriverField />
    </FormDialog>
  );
};

interface DriverValues {
  driverId: string;
}

interface OfRound {
  round: Round;
  onClose: () => void;
}

function useSharedDriver(round: Round): Shared<DriverValues> {
  const read = useReadAnew();
  const readAnew = async () => {
    const rounds = (await read(RoundsOfDayDocument, { day: round.day }))?.roundsOfDay.rounds;
    const now = rounds?.find(({ id }) => id === round.id);
    return now && { version: now.version, values: { driverId: now.driver?.id ?? '' } };
  };
  return { version: round.version, readAnew, comparedFields: [] };
}

/** Somebody else drives. */
const RoundDriverDialog = ({ round, onClose }: OfRound) => {
  const toast = useToast();
  const [change] = useChangeRoundMutation({ refetchQueries: [RoundsOfDayDocument] });
  return (
    <FormDialog
      title={`Who drives the round of ${round.driver?.name ?? 'nobody'}?`}
      maxWidth="xs"
      draft={`round:${round.id}:driver`}
      shared={useSharedDriver(round)}
      initialValues={{ driverId: round.driver?.id ?? '' }}
      schema={driverSchema}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={async ({ driverId }, { version = round.version }) => {
        await change({ variables: { id: round.id, version, driverId } });
        toast.success('Driver changed');
        onClose();
      }}
    >
      <DriverField />
    </FormDialog>
  );
};

/** What is not done of it is to be planned again. */
const DeleteRoundDialog = ({ round, onClose }: OfRound) => {
  const [remove] = useDeleteRoundMutation({
    refetchQueries: [RoundsOfDayDocument],
    awaitRefetchQueries: true,
  });
  const open = round.stops.filter(({ state }) => state === 'OPEN').length;
  return (
    <DeleteDialog
      title="Delete this round?"
      question={`The round of ${round.driver?.name ?? 'nobody'} on ${formatDate(round.day)}. Its ${open} open stops are to be planned again.`}
      onDelete={async () => {
        const { id, version } = round;
        return (await remove({ variables: { id, version } })).data?.deleteRound.message;
      }}
      failureText="The round could not be deleted"
      onClose={onClose}
    />
  );
};

const said = string().trim().max(300, 'Note must be at most 300 characters');

const failSchema = object({
  reason: string().required('Choose a reason'),
  note: said
    .default('')
    .when('reason', { is: 'OTHER', then: () => said.required('Say what happened') }),
});

const isReason = (text: string): text is FailReason => text in reasonWords;

/** Somebody was there in vain. */
const FailStopDialog = ({ stop, onClose }: { stop: StopRow_StopFragment; onClose: () => void }) => {
  const toast = useToast();
  const [fail] = useFailStopMutation({ refetchQueries: [RoundsOfDayDocument] });
  return (
    <FormDialog
      title={`${stop.name}: what happened?`}
      maxWidth="xs"
      draft={`stop:${stop.id}:failed`}
      initialValues={{ reason: '', note: '' }}
      schema={failSchema}
      submitLabel="Note the attempt"
      onClose={onClose}
      onSubmit={async ({ reason, note }) => {
        if (!isReason(reason)) return;
        const variables = { id: stop.id, reason, note: note?.trim() || null };
        const { data } = await fail({ variables });
        toast.success(data?.failStop.message ?? 'Attempt noted');
        onClose();
      }}
    >
      <NativeSelectField name="reason" label="Reason" required autoFocus>
        <option value="" aria-label="None" />
        {Object.entries(reasonWords).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelectField>
      <TextField
        name="note"
        label="Note"
        multiline
        minRows={2}
        helperText="The customer reads it on the timeline of the order"
      />
    </FormDialog>
  );
};

interface RoundDialogProps {
  /** What the address names, and the round or stop that it is about. */
  dialog: 'add' | 'driver' | 'delete' | 'fail';
  about: string;
  day: string;
  rounds: readonly Round[];
  onClose: () => void;
}

/** The dialog of the page that the address names; none for what is not there. */
export const RoundDialog = ({ dialog, about, day, rounds, onClose }: RoundDialogProps) => {
  if (dialog === 'add') return <AddRoundDialog day={day} onClose={onClose} />;
  if (dialog === 'fail') {
    const stop = rounds.flatMap(({ stops }) => stops).find(({ id }) => id === about);
    return stop ? <FailStopDialog stop={stop} onClose={onClose} /> : null;
  }
  const round = rounds.find(({ id }) => id === about);
  if (!round) return null;
  const OfRound = dialog === 'driver' ? RoundDriverDialog : DeleteRoundDialog;
  return <OfRound round={round} onClose={onClose} />;
};
