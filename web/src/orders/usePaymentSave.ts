import { useIdempotencyKey } from '../graphql/useIdempotencyKey';
import {
  useUpdatePaymentMutation,
  type StaffPaymentEditor_OrderFragment,
} from '../graphql/generated';
import { paymentInput, type PaymentValues } from './paymentRules';
import type { OrderChange } from './useOrderChange';

/** Saves a payment once, however often the button is pressed. True when it is saved. */
export function usePaymentSave(
  order: StaffPaymentEditor_OrderFragment,
  change: OrderChange,
): (values: PaymentValues) => Promise<boolean> {
  const [update] = useUpdatePaymentMutation();
  const key = useIdempotencyKey();
  return async (values) => {
    const saved = await change.run(async (version) => {
      const input = paymentInput(values, order);
      const { data } = await update({
        variables: { orderId: order.id, version, input, key: key.current() },
      });
      return data?.updatePayment;
    });
    // A refused filling may be changed before it is sent again, so it is a new one.
    key.renew();
    return saved;
  };
}

export const firstPayment = (order: StaffPaymentEditor_OrderFragment): PaymentValues => ({
  status: order.paymentStatus === 'PAID' ? 'UNPAID' : 'PAID',
  amount: '',
  method: '',
  reference: '',
});
