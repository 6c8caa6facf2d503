import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useToast } from '../../../ui/feedback/useToast';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { PageMeta } from '../../../ui/PageMeta';
import { Panel } from '../../../ui/table/Panel';
import { ExpressField } from '../../../orders/ExpressField';
import { pickupWhen } from '../../../orders/pickupTime';
import { RepeatField } from '../../../orders/recurring/RepeatField';
import { AddressChoice } from './AddressChoice';
import { PickupDateChoice, useDayKeys } from './PickupDateChoice';
import {
  staffBookingSchema,
  emptyStaffBooking,
  newAddress,
  type StaffBookingValues,
} from './staffBookingRules';
import { newOrderDraft, useStaffBooking, type StaffBooked } from './useStaffBooking';
import { hasCustomer, CustomerSection } from './CustomerSection';

const Step = ({ word, children }: { word: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Typography component="legend" variant="h4" sx={{ mb: 1, p: 0, color: 'primary.main' }}>
      {word}
    </Typography>
    {children}
  </Box>
);

/**
 * Focuses the button when a customer with an address is chosen. A day shortcut and Enter then book.
 */
function useReadyButton() {
  const { values } = useFormikContext<StaffBookingValues>();
  const button = useRef<HTMLButtonElement>(null);
  const { customerId, addressId, isNew } = values;
  const ready = customerId !== '' && !isNew && addressId !== newAddress && addressId !== '';
  useEffect(() => {
    if (ready) button.current?.focus();
  }, [ready, customerId]);
  return button;
}

const Rest = () => {
  const { values } = useFormikContext<StaffBookingValues>();
  const button = useReadyButton();
  useDayKeys(button);
  return (
    <>
      <Step word="When">
        <PickupDateChoice />
      </Step>
      <Step word="Where">
        <AddressChoice />
      </Step>
      <Stack spacing={1}>
        {!values.walkIn && <RepeatField />}
        <TextField name="note" label="Note (optional)" multiline maxRows={4} />
        <ExpressField label="Express" />
      </Stack>
      <SubmitButton ref={button} size="large" busyText="Booking...">
        {values.walkIn ? 'Book and record the items' : 'Book pickup'}
      </SubmitButton>
    </>
  );
};

const Fields = () => {
  const { values } = useFormikContext<StaffBookingValues>();
  return (
    <Stack spacing={3}>
      <Step word="Who">
        <CustomerSection />
      </Step>
      {hasCustomer(values) && <Rest />}
    </Stack>
  );
};

const wordsOf = ({ shortId, user, ...pickup }: StaffBooked, walkIn = false): string =>
  walkIn
    ? `Laundry from ${user.name} received (#${shortId}). Now record the items`
    : `Pickup for ${user.name} booked for ${pickupWhen(pickup)}: #${shortId}`;

interface BookedProps {
  order: StaffBooked;
  /** Email address of a new customer. The customer must confirm it before further mails. */
  email: string;
}

const Booked = ({ order, email }: BookedProps) => (
  <Alert
    severity="success"
    sx={{ mb: 2 }}
    action={
      <Button component={Link} to={`/orders?order=${order.id}`} color="inherit" size="small">
        Open
      </Button>
    }
  >
    {wordsOf(order)}
    {!order.user.hasEmail &&
      (email
        ? `. ${email} is not confirmed yet, so no mail was sent. Please tell the customer the day.`
        : '. This customer has no email, so no mail was sent. Please tell the customer the day.')}
  </Alert>
);

/** New order for a caller or walk-in. After the booking the form is empty for the next one. */
export const NewOrderPage = () => {
  const [booked, setBooked] = useState<BookedProps | null>(null);
  const book = useStaffBooking();
  const toast = useToast();
  const navigate = useNavigate();
  const submit = async (
    values: StaffBookingValues,
    helpers: FormikHelpers<StaffBookingValues>,
  ): Promise<boolean> => {
    const order = await book(values, helpers);
    if (!order) return false;
    toast.success(wordsOf(order, values.walkIn));
    helpers.resetForm({ values: emptyStaffBooking });
    setBooked({ order, email: values.isNew ? values.email.trim() : '' });
    // A walk-in order goes on with the pickup form, where staff count the items.
    if (values.walkIn) void navigate(`/orders?order=${order.id}&do=pickup`, { replace: true });
    return true;
  };
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <PageMeta title="New order" noIndex />
      <Panel title="New order" heading="h1">
        <Box sx={{ p: { xs: 2, sm: 3 } }}>
          {booked && <Booked {...booked} />}
          <Form
            key={booked?.order.id}
            label="New order"
            draft={newOrderDraft}
            initialValues={emptyStaffBooking}
            schema={staffBookingSchema}
            noteFailures
            onSubmit={submit}
          >
            <Fields />
          </Form>
        </Box>
      </Panel>
    </Box>
  );
};
