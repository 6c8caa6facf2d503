import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { UppercaseCodeField } from '../../addresses/UppercaseCodeField';
import { StateField } from '../../addresses/StateField';
import { HistoryLink } from '../../session/permissions/HistoryLink';
import { isAdmin } from '../../session/permissions/staff';
import { useReauthentication } from '../../session/reauthentication/useReauthentication';
import { useSessionUser } from '../../session/session';
import { BusinessDocument } from './BusinessPage.generated';
import {
  useUpdateBusinessMutation,
  type BusinessForm_BusinessFragment,
} from './BusinessForm.generated';
import { stickyFormActions } from '../../ui/dialog/stickyFormActions';
import { useToast } from '../../ui/feedback/useToast';
import { CheckField } from '../../ui/form/CheckField';
import { DigitsField } from '../../ui/form/DigitsField';
import { FormDialog } from '../../ui/form/FormDialog';
import type { TextBoxProps } from '../../ui/form/TextBox';
import { TextField } from '../../ui/form/TextField';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import { toRate } from '../../ui/format/percent';
import { businessSchema, type BusinessValues } from './business.schema';
import { comparedFields, documentKindText, valuesOf } from './businessValues';

type Business = BusinessForm_BusinessFragment;

const percent: TextBoxProps['slotProps'] = { htmlInput: { inputMode: 'decimal' } };
// The email keyboard of phones has an @ for the UPI id.
const upi: TextBoxProps['slotProps'] = {
  htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
};

const wholeLine = { gridColumn: '1 / -1' } as const;

const Part = ({ word, children }: { word: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Typography component="legend" variant="body2" sx={{ fontWeight: 700, p: 0, mb: 1.5 }}>
      {word}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  </Box>
);

/** Text about the kind of invoice that follows from the typed GSTIN. */
const Consequence = () => {
  const { values } = useFormikContext<BusinessValues>();
  return <Typography>{documentKindText(values.gstin.trim())}</Typography>;
};

// No autofill: the browser would fill in the user's own address and bank account.
const Issuer = () => (
  <Part word="Name and address">
    <TextField
      name="name"
      label="Legal name"
      required
      autoFocus
      autoComplete="off"
      sx={wholeLine}
    />
    <TextField name="address" label="Address" required autoComplete="off" sx={wholeLine} />
    <DigitsField name="pincode" label="Pincode" required autoComplete="off" />
    <TextField name="city" label="City" required autoComplete="off" />
    <StateField name="state" label="State" required sx={wholeLine} />
  </Part>
);

const Tax = () => (
  <Part word="Tax">
    <UppercaseCodeField
      name="gstin"
      label="GSTIN"
      helperText="15 characters. Leave empty if not registered for GST."
      sx={wholeLine}
    />
    <DigitsField
      name="sac"
      label="SAC"
      required
      autoComplete="off"
      helperText="Service accounting code, 4 to 6 digits."
    />
    <TextField
      name="taxRate"
      label="Tax rate (%)"
      required
      autoComplete="off"
      helperText="For example 18 or 2.5."
      slotProps={percent}
    />
    <Box sx={wholeLine}>
      <CheckField name="customerPricesIncludeTax" label="Customer prices include GST" />
      <CheckField name="enterprisePricesIncludeTax" label="Enterprise prices include GST" />
      <CheckField name="roundsToRupee" label="Round bills to whole rupees" />
    </Box>
  </Part>
);

const Paying = () => (
  <Part word="Payment details on invoices">
    <TextField
      name="upiId"
      label="UPI ID"
      autoComplete="off"
      helperText="For example laundry@okaxis. Leave empty for none."
      slotProps={upi}
      sx={wholeLine}
    />
    <TextField
      name="bank"
      label="Bank and branch"
      autoComplete="off"
      helperText="Enter bank, account number and IFSC, or leave all three empty."
      sx={wholeLine}
    />
    <DigitsField name="accountNumber" label="Account number" autoComplete="off" />
    <UppercaseCodeField name="ifsc" label="IFSC" />
  </Part>
);

interface BusinessFormProps {
  business: Business;
  onClose: () => void;
}

/**
 * Form for all company details. The first save by an admin confirms them. A change of the bank
 * account needs re-authentication.
 */
export const BusinessForm = ({ business, onClose }: BusinessFormProps) => {
  const toast = useToast();
  const [update] = useUpdateBusinessMutation();
  const user = useSessionUser();
  const { withReauthentication, dialog } = useReauthentication(user?.email ?? '');
  const confirms = isAdmin(user) && !business.confirmedAt;
  const entity = useVersionedEntity(business, {
    query: BusinessDocument,
    variables: () => ({}),
    pick: (data) => data.business,
    valuesOf,
    comparedFields,
  });
  return (
    <FormDialog
      nestedDialog={dialog}
      title={confirms ? 'Confirm company details' : 'Edit company details'}
      sx={stickyFormActions}
      draft="business"
      entity={entity}
      initialValues={valuesOf(business)}
      schema={businessSchema}
      failureText="Failed to save the company details"
      submitLabel={confirms ? 'Confirm and save' : 'Save'}
      busyText="Saving..."
      onClose={onClose}
      onSubmit={async (values, { version = business.version }) => {
        const { taxRate, ...rest } = businessSchema.cast(values);
        const input = { ...rest, taxRate: toRate(taxRate) ?? 0 };
        const saved = await withReauthentication(() => update({ variables: { version, input } }));
        if (!saved) return false;
        toast.success(saved.data?.updateBusiness.message ?? 'Company details saved');
        onClose();
        return true;
      }}
    >
      <Consequence />
      <Issuer />
      <Tax />
      <Paying />
      <HistoryLink thing="business" />
    </FormDialog>
  );
};
