import { useState } from 'react';
import { useIdempotencyKey } from '../../../ui/form/useIdempotencyKey';
import { useRefundPaymentMutation, type RefundInput } from '../../../graphql/generated';
import type { Submission } from '../../../ui/form/useFormSubmit';
import { refundInput, type RefundValues } from './refundRules';
import type { OrderChange } from '../useOrderChange';

/** A refund that waits for its answer, and the version of the order that it counts on. */
interface Asked {
  input: RefundInput;
  version: number | undefined;
}

interface RefundSave {
  draft: string;
  /** Asks; nothing is sent before the answer. */
  submit: (
    values: RefundValues,
    submission: Pick<Submission<RefundValues>, 'version'>,
  ) => Promise<false>;
  asked: RefundInput | null;
  confirm: () => Promise<void>;
  decline: () => void;
}

/** Gives money back once, however often the button is pressed or an answer is lost. */
export function useRefundSave(
  order: { id: string },
  change: OrderChange,
  onDone: () => void,
): RefundSave {
  const [refund] = useRefundPaymentMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const draft = `refund:${order.id}`;
  const key = useIdempotencyKey(draft);

  const save = async ({ input, version: began }: Asked): Promise<void> => {
    const saved = await change.run(async (version) => {
      const variables = { orderId: order.id, version, input, key: key.current(input) };
      return (await refund({ variables })).data?.refundPayment;
    }, began);
    if (!saved) return;
    key.renew();
    onDone();
  };

  return {
    draft,
    submit: (values, { version }) => {
      const input = refundInput(values);
      if (input) setAsked({ input, version });
      return Promise.resolve(false);
    },
    asked: asked?.input ?? null,
    confirm: async () => {
      if (asked) await save(asked);
      setAsked(null);
    },
    decline: () => setAsked(null),
  };
}
