import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useEffect, useRef, type PropsWithChildren } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import type { PaymentCell_OrderFragment } from './PaymentCell.generated';
import { CellButton } from '../../../ui/CellButton';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { Form } from '../../../ui/form/Form';
import { overlayStack } from '../../../ui/dialog/overlayStack';
import { RupeeField } from '../../../ui/form/RupeeField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { FailureNote } from '../../../ui/form/FailureNote';
import { PaymentStatusField } from '../../../orders/staff/payment/PaymentStatusField';
import { OrderStatusChip, PaymentStatusChip } from '../../../orders/StatusChips';
import { ReversePaymentDialog } from '../../../orders/staff/payment/ReversePaymentDialog';
import { paymentSchema } from '../../../orders/staff/payment/payment.schema';
import { PayMethodField } from '../../../orders/staff/payment/PayMethodField';
import {
  bringsMoney,
  currentPayment,
  type PaymentState,
  type PaymentValues,
} from '../../../orders/staff/payment/paymentRules';
import { allows } from '../../../orders/staff/statusSteps';
import { useOrderChange } from '../../../orders/staff/useOrderChange';
import { usePaymentSave } from '../../../orders/staff/payment/usePaymentSave';

interface PaymentCellProps {
  order: PaymentCell_OrderFragment;
  /** The data grid decides when the button in a cell can be reached with Tab. */
  tabIndex: number;
  editing: boolean;
  onEdit: () => void;
  onDone: () => void;
}

const slim = { px: 1, minWidth: 0 } as const;

// The arrows of a number field would cover the typed text.
const spinless = {
  width: 110,
  '& input': { pr: 0, appearance: 'textfield' },
  '& input::-webkit-inner-spin-button': { display: 'none' },
} as const;

const Received = ({ order }: { order: PaymentState }) => {
  const { values } = useFormikContext<PaymentValues>();
  return (
    <>
      {values.status === 'PARTIAL' && (
        <RupeeField
          name="amount"
          size="small"
          placeholder="Received"
          aria-label="Amount received"
          autoFocus
          max={order.totalPrice / 100}
          sx={spinless}
        />
      )}
      {bringsMoney(values, order) && (
        <PayMethodField aria-label="Payment method" required sx={{ width: 130 }} />
      )}
    </>
  );
};

/** Keeps clicks on buttons in the cell from opening the row. */
const InCell = ({ onDone, children }: Pick<PaymentCellProps, 'onDone'> & PropsWithChildren) => (
  <Box
    onClick={(event) => event.stopPropagation()}
    onKeyDown={(event) => {
      event.stopPropagation();
      if (event.key === 'Escape') overlayStack.closeTop();
    }}
    sx={{ py: 0.5, width: '100%' }}
  >
    <FormLayer onClose={onDone}>{children}</FormLayer>
  </Box>
);

/** The reason why the payment cannot be changed. */
const WhyNot = ({ order, onDone }: PaymentCellProps) => (
  <InCell onDone={onDone}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <span role="status">
        {order.orderStatus === 'CANCELLED'
          ? 'This order is cancelled, so nothing is due. Open it to refund money.'
          : 'Nothing to pay yet. Record the pickup with its items first.'}
      </span>
      <CloseButton size="small" autoFocus sx={slim}>
        Cancel
      </CloseButton>
    </Box>
  </InCell>
);

const Editor = ({ order, onDone }: PaymentCellProps) => {
  const change = useOrderChange(order);
  const save = usePaymentSave(order, change, onDone);
  return (
    <InCell onDone={onDone}>
      <Form
        draft={`payment:${order.id}`}
        version={order.version}
        label={`Payment of order ${order.shortId}`}
        initialValues={currentPayment(order)}
        schema={paymentSchema(order)}
        onSubmit={save.submit}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 0.5 }}>
          <PaymentStatusField
            name="status"
            aria-label="Payment status"
            current={order.paymentStatus}
            autoFocus
            sx={{ width: 98 }}
          />
          <Received order={order} />
          <SubmitButton size="small" busyText="Saving..." sx={slim}>
            Save
          </SubmitButton>
          <CloseButton size="small" sx={slim}>
            Cancel
          </CloseButton>
        </Box>
        <FailureNote failure={change.failure} />
        <ReversePaymentDialog order={order} change={change} save={save} />
      </Form>
    </InCell>
  );
};

/** Gives the focus back to the button after its editor has closed. */
function useFocusAfter(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing && document.activeElement === document.body)
      button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return button;
}

/** Payment status of an order. The editor opens in the same cell. */
export const PaymentCell = (props: PaymentCellProps) => {
  const { order, tabIndex, editing, onEdit } = props;
  const may = usePermissions();
  const edit = useFocusAfter(editing);
  if (editing)
    return allows(order, 'RECORD_PAYMENT') ? <Editor {...props} /> : <WhyNot {...props} />;
  return (
    <div className="cell-row">
      <OrderStatusChip order={order} forStaff />
      <PaymentStatusChip order={order} />
      {may('payments.take') && (
        <CellButton
          quiet
          ref={edit}
          tabIndex={tabIndex}
          aria-label={`Edit payment status of order ${order.shortId}`}
          onClick={(event) => {
            event.stopPropagation();
            onEdit();
          }}
        >
          <EditOutlined />
          Edit
        </CellButton>
      )}
    </div>
  );
};
