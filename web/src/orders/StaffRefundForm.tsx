import Box from '@mui/material/Box';
import { useIdempotencyKey } from '../graphql/useIdempotencyKey';
import {
  useRefundPaymentMutation,
  type StaffOrderDialog_OrderFragment,
} from '../graphql/generated';
import { CloseButton } from '../ui/CloseButton';
import { FormLayer } from '../ui/Dialog';
import { Form } from '../ui/Form';
import type { Submission } from '../ui/useFormSubmit';
import { TroubleNote } from '../ui/TroubleNote';
import { RefundButton } from './RefundButton';
import { RefundFields } from './RefundFields';
import { emptyRefund, refundInput, refundSchema, type RefundValues } from './refundRules';
import type { OrderChange } from './useOrderChange';

interface StaffRefundFormProps {
  order: StaffOrderDialog_OrderFragment;
  change: OrderChange;
  onDone: () => void;
}

/** Gives back money that came in, all of it or a part, once. */
export const StaffRefundForm = ({ order, change, onDone }: StaffRefundFormProps) => {
  const [refund] = useRefundPaymentMutation();
  const key = useIdempotencyKey(`refund:${order.id}`);
  const bounds = { least: 1, most: order.refundable };
  const submit = async (
    values: RefundValues,
    { version: began }: Submission<RefundValues>,
  ): Promise<boolean> => {
    const input = refundInput(values);
    if (!input) return false;
    const saved = await change.run(async (version) => {
      const variables = { orderId: order.id, version, input, key: key.current(input) };
      return (await refund({ variables })).data?.refundPayment;
    }, began);
    if (!saved) return false;
    key.renew();
    onDone();
    return true;
  };
  return (
    <FormLayer onClose={onDone}>
      <Form
        label="Refund"
        draft={`refund:${order.id}`}
        version={order.version}
        initialValues={emptyRefund}
        schema={refundSchema(bounds)}
        onSubmit={submit}
      >
        <RefundFields bounds={bounds} />
        <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
          <TroubleNote trouble={change.trouble} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <RefundButton bounds={bounds} />
            <CloseButton size="small">Cancel</CloseButton>
          </Box>
        </Box>
      </Form>
    </FormLayer>
  );
};
