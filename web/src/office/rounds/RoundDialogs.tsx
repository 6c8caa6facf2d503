import { object, string } from 'yup';
import { RoundsOfDayDocument } from './RoundsPage.generated';
import { useUpdateRoundMutation, type RoundCard_RoundFragment } from './RoundCard.generated';
import { useCreateRoundMutation, useDeleteRoundMutation } from './RoundDialogs.generated';
import { useRefetch } from '../../graphql/useRefetch';
import { DriverField } from '../orders/bulk/DriverField';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';
import { useToast } from '../../ui/feedback/useToast';
import { FormDialog } from '../../ui/form/FormDialog';
import type { VersionedEntity } from '../../ui/form/useFormSubmit';
import { formatDate } from '../../ui/format/dates';
import { FailedAttemptDialog } from '../../rounds/FailedAttemptDialog';

type Round = RoundCard_RoundFragment;

const driverSchema = object({ driverId: string().required('Choose a driver') });

/** Adds an empty round for a driver without one. */
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

function useSharedDriver(round: Round): VersionedEntity<DriverValues> {
  const read = useRefetch();
  const refetch = async () => {
    const rounds = (await read(RoundsOfDayDocument, { day: round.day }))?.roundsOfDay.rounds;
    const now = rounds?.find(({ id }) => id === round.id);
    return now && { version: now.version, values: { driverId: now.driver?.id ?? '' } };
  };
  return { version: round.version, refetch, comparedFields: [] };
}

/** Reassigns a round to another driver. */
const RoundDriverDialog = ({ round, onClose }: OfRound) => {
  const toast = useToast();
  const [change] = useUpdateRoundMutation({ refetchQueries: [RoundsOfDayDocument] });
  return (
    <FormDialog
      title={
        round.driver
          ? `Who takes over the round of ${round.driver.name}?`
          : 'Who drives this round?'
      }
      maxWidth="xs"
      draft={`round:${round.id}:driver`}
      entity={useSharedDriver(round)}
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

/** Deletes a round; its open stops become unplanned. */
const DeleteRoundDialog = ({ round, onClose }: OfRound) => {
  const [remove] = useDeleteRoundMutation({
    refetchQueries: [RoundsOfDayDocument],
    awaitRefetchQueries: true,
  });
  const open = round.stops.filter(({ status }) => status === 'OPEN').length;
  return (
    <DeleteDialog
      title="Delete this round?"
      question={`${
        round.driver ? `Round of ${round.driver.name}` : 'Round without a driver'
      } on ${formatDate(round.day)}. ${open === 1 ? '1 open stop goes' : `${open} open stops go`} back to “Not planned”.`}
      onDelete={async () => {
        const { id, version } = round;
        return (await remove({ variables: { id, version } })).data?.deleteRound.message;
      }}
      failureText="Failed to delete the round"
      onClose={onClose}
    />
  );
};

interface RoundDialogProps {
  /** Name of the dialog in the URL, and the id of its round or stop. */
  dialog: 'add' | 'driver' | 'delete' | 'fail';
  about: string;
  day: string;
  rounds: readonly Round[];
  onClose: () => void;
}

/** Dialog in the URL; nothing if its round was removed. */
export const RoundDialog = ({ dialog, about, day, rounds, onClose }: RoundDialogProps) => {
  if (dialog === 'add') return <AddRoundDialog day={day} onClose={onClose} />;
  if (dialog === 'fail') {
    const stop = rounds.flatMap(({ stops }) => stops).find(({ id }) => id === about);
    return stop ? <FailedAttemptDialog stop={stop} onClose={onClose} /> : null;
  }
  const round = rounds.find(({ id }) => id === about);
  if (!round) return null;
  const OfRound = dialog === 'driver' ? RoundDriverDialog : DeleteRoundDialog;
  return <OfRound round={round} onClose={onClose} />;
};
