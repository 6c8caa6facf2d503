import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { HistoryLink } from '../../session/permissions/HistoryLink';
import {
  AccessPresetsDocument,
  useUpdateAccessPresetMutation,
  type PresetForm_PresetFragment,
} from './PresetForm.generated';
import { useToast } from '../../ui/feedback/useToast';
import { CheckField } from '../../ui/form/CheckField';
import { DigitsField } from '../../ui/form/DigitsField';
import { FormDialog } from '../../ui/form/FormDialog';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import { comparedFields, presetSchema, valuesOf, type PresetValues } from './presetValues';

const LimitField = () => {
  const { anyDiscount } = useFormikContext<PresetValues>().values;
  return (
    <DigitsField
      name="discountLimit"
      label="Highest discount (%)"
      helperText={
        anyDiscount
          ? 'Not needed: any discount is allowed.'
          : 'Percent of the items total of one order, 0 to 100.'
      }
    />
  );
};

interface PresetFormProps {
  preset: PresetForm_PresetFragment;
  label: string;
  onClose: () => void;
}

/** Edits a preset: the values that it fills into the access form. */
export const PresetForm = ({ preset, label, onClose }: PresetFormProps) => {
  const { id } = preset;
  const toast = useToast();
  const [update] = useUpdateAccessPresetMutation();
  const entity = useVersionedEntity(preset, {
    query: AccessPresetsDocument,
    variables: () => ({}),
    pick: (data) => data.accessPresets.find((one) => one.id === id),
    valuesOf,
    comparedFields,
  });
  return (
    <FormDialog
      title={`Preset: ${label}`}
      draft={`preset:${id}`}
      entity={entity}
      initialValues={valuesOf(preset)}
      schema={presetSchema}
      failureText="Failed to save the preset"
      submitLabel="Save"
      busyText="Saving..."
      onClose={onClose}
      onSubmit={async ({ discountLimit, ...boxes }, { version = preset.version }) => {
        const input = { ...boxes, discountLimit: Number(discountLimit) };
        const { data } = await update({ variables: { id, version, input } });
        toast.success(data?.updateAccessPreset.message ?? 'Preset saved');
        onClose();
        return true;
      }}
    >
      <Typography>
        These values are filled in when you give someone access as {label}. Employees who already
        have access keep their permissions.
      </Typography>
      <LimitField />
      <CheckField name="anyDiscount" label="Can give any discount" />
      <CheckField name="changePrices" label="Can change unit prices" />
      <HistoryLink object={id} />
    </FormDialog>
  );
};
