import type {
  AdjustmentInput,
  PickupItemInput,
  RefundInput,
} from '../../../graphql/schema.generated';
import {
  useRecordPickupMutation,
  useUpdateOrderItemsMutation,
  type UsePickupForm_OrderFragment,
} from './usePickupForm.generated';
import type { OrderChange } from '../useOrderChange';

/** Items to save, and adjustments if they changed. */
export interface TypedBill {
  items: PickupItemInput[];
  adjustments: AdjustmentInput[] | null;
}

interface SaveOptions {
  /** Number of pieces counted at pickup. */
  pieces?: number | null;
  /** How to refund the difference to a smaller bill. */
  refund?: RefundInput | null;
}

interface ItemsSaveOptions {
  order: UsePickupForm_OrderFragment;
  change: OrderChange;
}

/** Records the pickup of a waiting order, or corrects the items of a picked one. */
export function useItemsSave({ order, change }: ItemsSaveOptions, began: number | undefined) {
  const [record] = useRecordPickupMutation();
  const [correct] = useUpdateOrderItemsMutation();
  return (bill: TypedBill, { pieces = null, refund = null }: SaveOptions = {}): Promise<boolean> =>
    change.run(async (version) => {
      const variables = { id: order.id, version, ...bill };
      if (order.orderStatus === 'WAITING_FOR_PICKUP') {
        return (await record({ variables: { ...variables, pieces } })).data?.recordPickup;
      }
      return (await correct({ variables: { ...variables, refund } })).data?.updateOrderItems;
    }, began);
}
