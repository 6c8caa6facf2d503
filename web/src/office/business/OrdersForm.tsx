import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { HistoryLink } from '../../session/permissions/HistoryLink';
import {
  OrderSettingsDocument,
  useUpdateOrderSettingsMutation,
  type OrdersForm_SettingsFragment,
} from './OrdersForm.generated';
import { useToast } from '../../ui/feedback/useToast';
import { CheckField } from '../../ui/form/CheckField';
import { FormDialog } from '../../ui/form/FormDialog';
import { NativeSelectField } from '../../ui/form/NativeSelectField';
import { RupeeField } from '../../ui/form/RupeeField';
import type { TextBoxProps } from '../../ui/form/TextBox';
import { TextField } from '../../ui/form/TextField';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import {
  comparedFields,
  countLabels,
  inputOf,
  kinds,
  ordersSchema,
  valuesOf,
  type OrdersValues,
} from './ordersValues';

const decimal: TextBoxProps['slotProps'] = { htmlInput: { inputMode: 'decimal' } };

const Express = () => {
  const { kind } = useFormikContext<OrdersValues>().values;
  return (
    <>
      <NativeSelectField name="kind" label="Express surcharge">
        {Object.entries(kinds).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </NativeSelectField>
      {kind === 'percent' && (
        <TextField
          name="percent"
          label="Percent of the items total"
          required
          autoComplete="off"
          helperText="For example 20 or 12.5."
          slotProps={decimal}
        />
      )}
      {kind === 'amount' && <RupeeField name="amount" label="Amount (₹)" required />}
    </>
  );
};

const Counts = () => (
  <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', rowGap: 0.5 }}>
    <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
      Required piece counts
    </Box>
    <CheckField name="countAtPickup" label={countLabels.countAtPickup} />
    <CheckField name="countIntoPlant" label={countLabels.countIntoPlant} />
    <CheckField name="countOutOfPlant" label={countLabels.countOutOfPlant} />
  </Box>
);

interface OrdersFormProps {
  settings: OrdersForm_SettingsFragment;
  onClose: () => void;
}

export const OrdersForm = ({ settings, onClose }: OrdersFormProps) => {
  const toast = useToast();
  const [update] = useUpdateOrderSettingsMutation();
  const entity = useVersionedEntity(settings, {
    query: OrderSettingsDocument,
    variables: () => ({}),
    pick: (data) => data.orderSettings,
    valuesOf,
    comparedFields,
  });
  return (
    <FormDialog
      title="Edit order settings"
      draft="order-settings"
      entity={entity}
      initialValues={valuesOf(settings)}
      schema={ordersSchema}
      failureText="Failed to save the settings"
      submitLabel="Save"
      busyText="Saving..."
      onClose={onClose}
      onSubmit={async (values, { version = settings.version }) => {
        const input = inputOf(ordersSchema.cast(values));
        const { data } = await update({ variables: { version, input } });
        toast.success(data?.updateOrderSettings.message ?? 'Settings saved');
        onClose();
        return true;
      }}
    >
      <Express />
      <Counts />
      <HistoryLink thing="business" />
    </FormDialog>
  );
};
