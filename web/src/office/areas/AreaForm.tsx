import type { FormikHelpers } from 'formik';
import { HistoryLink } from '../../session/permissions/HistoryLink';
import { toRequestError } from '../../graphql/errors';
import { AreasDocument } from './AreasPanel.generated';
import {
  useCreateAreaMutation,
  useUpdateAreaMutation,
  type AreaForm_AreaFragment,
} from './AreaForm.generated';
import { PincodeWaitlistDocument } from './WaitlistPanel.generated';
import { stickyFormActions } from '../../ui/dialog/stickyFormActions';
import { useToast } from '../../ui/feedback/useToast';
import type { ComparedFields } from '../../ui/form/saveFailure';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextField } from '../../ui/form/TextField';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import { weekdayName } from '../../ui/format/capitalise';
import { areaSchema, type AreaValues } from './area.schema';
import { withPincodes } from './pincodes';
import { AddedPincode, PincodesField } from './PincodesField';
import { dayText, slotRows, typedWeek } from './typedWeek';
import { weekdays } from './week';
import { WeekFields } from './WeekFields';

type Area = AreaForm_AreaFragment;

interface AreaFormProps {
  /** Undefined for a new area. */
  area?: Area;
  /** PIN code to add, from the waitlist. */
  pincode?: string;
  onClose: () => void;
}

const valuesOf = (area: Area | undefined): AreaValues => ({
  name: area?.name ?? '',
  pincodes: area?.pincodes ?? [],
  typedPincodes: '',
  ...typedWeek(area?.slots ?? []),
});

const comparedFields: ComparedFields<AreaValues> = [
  ['Name', ({ name }) => name],
  ['Pincodes', ({ pincodes }) => pincodes.join(', ')],
  ...weekdays.map(
    ({ day }) => [weekdayName(day), (values: AreaValues) => dayText(values[day])] as const,
  ),
];

/** Shows server errors at the rows of the slots. False if no error belongs to a row. */
async function putOnRows(
  error: unknown,
  values: AreaValues,
  helpers: FormikHelpers<AreaValues>,
): Promise<boolean> {
  const rows = slotRows(values);
  const found = Object.entries(toRequestError(error).fields).flatMap(([field, why]) => {
    const [, row, box] = /^slots\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const path = rows[Number(row)]?.path;
    return path && box ? [[`${path}.${box}`, why] as const] : [];
  });
  for (const [path, why] of found) {
    await helpers.setFieldTouched(path, true, false);
    helpers.setFieldError(path, why);
  }
  return found.length > 0;
}

/** Saves the area and shows a toast. Throws the errors of the request. */
function useSaveArea(area: Area | undefined) {
  const refetch = { refetchQueries: [AreasDocument, PincodeWaitlistDocument] };
  const [create] = useCreateAreaMutation(refetch);
  const [update] = useUpdateAreaMutation(refetch);
  const toast = useToast();
  return async (values: AreaValues, version = area?.version ?? 1): Promise<void> => {
    const { name, pincodes, typedPincodes } = values;
    const input = {
      name: name.trim(),
      pincodes: withPincodes(pincodes, typedPincodes),
      slots: slotRows(values).map(({ slot }) => slot),
    };
    if (area) {
      const { data } = await update({ variables: { id: area.id, version, input } });
      toast.success(data?.updateArea.message ?? 'Area saved');
    } else {
      const { data } = await create({ variables: { input } });
      toast.success(data?.createArea.message ?? 'Area added');
    }
  };
}

export const AreaForm = ({ area, pincode, onClose }: AreaFormProps) => {
  const save = useSaveArea(area);
  const entity = useVersionedEntity(area, {
    query: AreasDocument,
    variables: () => ({}),
    pick: ({ areas }) => areas.find(({ id }) => id === area?.id),
    valuesOf,
    comparedFields,
  });
  return (
    <FormDialog
      title={area ? 'Edit Area' : 'Add Area'}
      sx={stickyFormActions}
      draft={`area:${area?.id ?? 'new'}`}
      entity={entity}
      initialValues={valuesOf(area)}
      schema={areaSchema}
      failureText={area ? 'Failed to save the area' : 'Failed to add the area'}
      submitLabel={area ? 'Update' : 'Add'}
      busyText={area ? 'Updating...' : 'Adding...'}
      onClose={onClose}
      onSubmit={async (values, { version, ...helpers }) => {
        try {
          await save(values, version);
        } catch (error) {
          if (await putOnRows(error, values, helpers)) return false;
          throw error;
        }
        onClose();
        return true;
      }}
    >
      <TextField name="name" label="Name" required autoFocus autoComplete="off" />
      <PincodesField />
      {pincode && <AddedPincode pincode={pincode} />}
      <WeekFields />
      {area && <HistoryLink object={area.id} />}
    </FormDialog>
  );
};
