import Box from '@mui/material/Box';
import { usePermissions } from '../../../session/permissions/usePermissions';
import type { RefundForm_OrderFragment } from './RefundForm.generated';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { Form } from '../../../ui/form/Form';
import { FailureNote } from '../../../ui/form/FailureNote';
import { RefundButton } from './RefundButton';
import { RefundFields } from './RefundFields';
import { RefundQuestion } from './RefundQuestion';
import { AfterRefundField } from './AfterRefundField';
import { reductionFor } from './billReduction';
import { emptyRefund, refundSchema, type ReductionOf } from './refundRules';
import type { OrderChange } from '../useOrderChange';
import { useRefundSave } from './useRefundSave';

interface RefundFormProps {
  order: RefundForm_OrderFragment;
  change: OrderChange;
  onDone: () => void;
}

/** Refunds a payment, in full or in part, after a confirmation. */
export const RefundForm = ({ order, change, onDone }: RefundFormProps) => {
  const mayReduce = usePermissions()('orders.pickup');
  const reductionOf: ReductionOf = (amount) => (mayReduce ? reductionFor(order, amount) : null);
  const save = useRefundSave(order, change, { reductionOf, onDone });
  const bounds = { least: 1, most: order.refundable };
  return (
    <FormLayer onClose={onDone}>
      <Form
        label="Refund"
        draft={save.draft}
        version={order.version}
        initialValues={emptyRefund}
        schema={refundSchema(bounds, reductionOf)}
        onSubmit={save.submit}
      >
        <RefundFields bounds={bounds} mails={order.user.hasEmail}>
          <AfterRefundField reductionOf={reductionOf} />
        </RefundFields>
        <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
          <FailureNote failure={change.failure} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <RefundButton bounds={bounds} />
            <CloseButton size="small">Cancel</CloseButton>
          </Box>
        </Box>
        {save.asked && (
          <RefundQuestion
            order={order}
            refund={save.asked.refund}
            reduction={save.asked.reduction}
            busy={change.busy}
            onConfirm={() => void save.confirm()}
            onCancel={save.decline}
          />
        )}
      </Form>
    </FormLayer>
  );
};
