import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useContext } from 'react';
import { HistoryLink } from '../../../session/permissions/HistoryLink';
import { usePermissions } from '../../../session/permissions/usePermissions';
import type { OrderContent_OrderFragment } from './OrderContent.generated';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { useFetchAhead } from '../../../ui/feedback/lazyComponent';
import { lazySection } from '../../../ui/feedback/lazySection';
import { OrderTimeline } from '../../OrderTimeline';
import { useMayDiscount } from '../bill/discountHint';
import { DueReminder } from './DueReminder';
import { OrderActions } from './OrderActions';
import { DeliveryInformation, OrderInformation } from './OrderInfo';
import { OrderItems } from './OrderItems';
import { OrderEmails } from './OrderEmails';
import { PaymentSection } from './PaymentSection';
import { hasItems } from '../../orderLabels';
import { framed, Section } from './Section';
import { OfflineQueueContext } from '../offlineQueueContext';
import { allows, mayFillIn, usefulForm, type StepForm } from '../statusSteps';
import { useOrderChange, type OrderChange } from '../useOrderChange';

// Loads when an item form opens. The chunk contains a table and the list of cloth types.
const BillForms = lazySection(() => import('./BillForms'), 'BillForms');
const PhotoSection = lazySection(() => import('../photos/PhotoSection'), 'PhotoSection');
const TagButtons = lazySection(() => import('../tags/TagButtons'), 'TagButtons');
const InvoiceSection = lazySection(() => import('../invoices/InvoiceSection'), 'InvoiceSection');

interface OrderContentProps {
  order: OrderContent_OrderFragment;
  form: StepForm | null;
  onForm: (form: StepForm | null) => void;
  /** Called when the user chooses or clears unsaved photos. */
  onTyping: (chosen: boolean) => void;
}

type PartProps = Omit<OrderContentProps, 'onTyping'> & { change: OrderChange };

const pair = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const BillButtons = ({ onForm }: Pick<PartProps, 'onForm'>) => {
  const mayDiscount = useMayDiscount();
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
      {mayDiscount && (
        <Button size="small" color="inherit" onClick={() => onForm('discount')}>
          Add discount
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => onForm('charge')}>
        Add charge
      </Button>
    </Box>
  );
};

const Items = ({ order, form, onForm, change }: PartProps) => {
  const may = usePermissions();
  const drives = useContext(OfflineQueueContext) !== null;
  const waiting = order.orderStatus === 'WAITING_FOR_PICKUP';
  const close = (): void => onForm(null);
  if (form === 'pickup' || form === 'items') {
    return (
      <Box sx={{ ...framed, bgcolor: 'background.default' }}>
        <Section title={waiting ? 'Record pickup' : 'Change items'}>
          <Box sx={{ pt: 1.5 }}>
            <FormLayer onClose={close}>
              <BillForms order={order} form="items" change={change} onDone={close} />
            </FormLayer>
          </Box>
        </Section>
      </Box>
    );
  }
  if (!hasItems(order)) return null;
  return (
    <Section title="Items">
      <OrderItems order={order} />
      {!drives && order.orderStatus !== 'CANCELLED' && <TagButtons orderId={order.id} />}
      {form === 'discount' || form === 'charge' ? (
        <Box sx={{ ...framed, bgcolor: 'background.default', mt: 1.5 }}>
          <BillForms order={order} form={form} change={change} onDone={close} />
        </Box>
      ) : (
        allows(order, 'CHANGE_BILL') &&
        mayFillIn('discount', may) && <BillButtons onForm={onForm} />
      )}
    </Section>
  );
};

/** Invoices exist after the pickup. The page of the driver hides them. */
const Invoices = ({ order }: Pick<PartProps, 'order'>) => {
  const drives = useContext(OfflineQueueContext) !== null;
  if (drives || order.orderStatus === 'WAITING_FOR_PICKUP') return null;
  return (
    <Section title="Invoices">
      <InvoiceSection orderId={order.id} />
    </Section>
  );
};

/** Left column with the order details, right column with the actions. */
export const OrderContent = ({ order, form: asked, ...props }: OrderContentProps) => {
  useFetchAhead(BillForms);
  const change = useOrderChange(order);
  const may = usePermissions();
  const form = usefulForm(asked, order, may);
  // The error of one form does not belong to the next one.
  const onForm: OrderContentProps['onForm'] = (next) => {
    change.forget();
    props.onForm(next);
  };
  const part = { order, form, onForm, change };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
      }}
    >
      <Stack spacing={2.5}>
        <Box sx={pair}>
          <OrderInformation order={order} />
          <DeliveryInformation order={order} />
        </Box>
        <Items {...part} />
        <Section title="Photos">
          <PhotoSection orderId={order.id} onTyping={props.onTyping} />
        </Section>
        <Invoices order={order} />
        <Box sx={pair}>
          <Section title="Timeline">
            <Box sx={{ pt: 1 }}>
              <OrderTimeline order={order} forStaff />
              <HistoryLink object={order.id} />
            </Box>
          </Section>
          {may('orders.read') && (
            <Section title="Emails">
              <OrderEmails orderId={order.id} hasEmail={order.user.hasEmail} />
            </Section>
          )}
        </Box>
      </Stack>
      <Stack spacing={2} sx={{ order: { xs: -1, md: 0 } }}>
        <Box sx={{ ...framed, bgcolor: 'linen.main' }}>
          <DueReminder order={order} form={form} onPay={() => onForm('payment')} />
          <OrderActions {...part} />
        </Box>
        <PaymentSection {...part} />
      </Stack>
    </Box>
  );
};
