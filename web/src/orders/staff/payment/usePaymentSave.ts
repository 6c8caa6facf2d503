import { useState } from 'react';
import { useIdempotencyKey } from '../../../ui/form/useIdempotencyKey';
import type { OrderDialog_OrderFragment } from '../dialog/OrderDialog.generated';
import { useUpdatePaymentMutation } from './usePaymentSave.generated';
import { formatMoney } from '../../../ui/format/formatMoney';
import type { ToastAction } from '../../../ui/feedback/useToast';
import type { Submission } from '../../../ui/form/useFormSubmit';
import {
  isUnchanged,
  paymentInput,
  amountReversed,
  type PaymentState,
  type PaymentValues,
} from './paymentRules';
import type { OrderChange } from '../useOrderChange';
import { useOrderDialog } from '../useOrderDialog';

interface PaymentSave {
  /**
   * Saves the payment, or asks first if it reverses earlier payments. Without a change it sends
   * nothing.
   */
  submit: (
    values: PaymentValues,
    submission: Pick<Submission<PaymentValues>, 'version'>,
  ) => Promise<boolean>;
  /** Values that wait for the user to confirm a reversal. Null without a question. */
  asked: PaymentValues | null;
  confirm: () => Promise<void>;
  decline: () => void;
}

/**
 * Message with the amount of the last payment, reversal or refund, and the order. Undefined without
 * one.
 */
function paymentMessage({
  shortId,
  payments,
}: Pick<OrderDialog_OrderFragment, 'shortId' | 'payments'>): string | undefined {
  const amount = payments.findLast(({ kind }) => kind !== 'SERVICE_CHARGE')?.amount;
  if (!amount) return undefined;
  const sum = formatMoney(Math.abs(amount));
  return amount > 0
    ? `${sum} received for order #${shortId}`
    : `${sum} reversed on order #${shortId}`;
}

/** Saves a payment once, even after repeated clicks or a lost response. */
export function usePaymentSave(
  order: PaymentState & { id: string },
  change: OrderChange,
  onDone: () => void,
): PaymentSave {
  const [update] = useUpdatePaymentMutation();
  const { id: openOrder, open } = useOrderDialog();
  // In the dialog of this order the message needs no link to it.
  const act: ToastAction | undefined =
    openOrder === order.id ? undefined : { label: 'Open order', press: () => open(order.id) };
  const [asked, setAsked] = useState<PaymentValues | null>(null);
  const [began, setBegan] = useState<number>();
  const key = useIdempotencyKey(`payment:${order.id}`);

  const save = async (values: PaymentValues, seen: number | undefined): Promise<boolean> => {
    const saved = await change.run(
      async (version) => {
        const input = paymentInput(values, order);
        if (!input) return undefined;
        // The key belongs to the typed values. It does not depend on the total, because other
        // payments change the total.
        const variables = { orderId: order.id, version, input, key: key.current(values) };
        const saved = (await update({ variables })).data?.updatePayment;
        return saved && { ...saved, message: paymentMessage(saved.order) ?? saved.message };
      },
      seen,
      { act },
    );
    if (!saved) return false;
    key.renew();
    onDone();
    return true;
  };

  return {
    submit: async (values, { version }) => {
      if (isUnchanged(values, order)) {
        onDone();
        return true;
      }
      if (amountReversed(values, order) === 0) return save(values, version);
      setBegan(version);
      setAsked(values);
      return false;
    },
    asked,
    confirm: async () => {
      if (asked) await save(asked, began);
      setAsked(null);
    },
    decline: () => setAsked(null),
  };
}
