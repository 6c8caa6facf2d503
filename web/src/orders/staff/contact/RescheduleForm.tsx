import type { FormikHelpers } from 'formik';
import { object, string, type InferType } from 'yup';
import { useRescheduleWithReasonMutation } from './RescheduleForm.generated';
import { toRequestError } from '../../../graphql/errors';
import { putOnFields } from '../../../ui/form/useFormSubmit';
import { toWireDate } from '../../../ui/format/dates';
import { pickupDateRule } from '../../pickupDay.schema';
import { anyTime, pincodeOf, staffSlot, withBookedSlot } from '../../slots/pickupAvailability';
import { PickupDateAndSlot } from '../../slots/PickupDateAndSlot';
import { useLatestAvailability, useReadTimes } from '../../slots/usePickupAvailability';
import { Frame, reason, type OrderContactFormProps } from './OrderContactForm';

const moving = object({ pickupDate: pickupDateRule, slotId: string().default(''), reason });

type RescheduleValues = InferType<typeof moving>;

/** Reschedules the pickup and shows errors at the fields. Returns true on success. */
function useMove({ order, change }: OrderContactFormProps) {
  const { id, pickupAddress } = order;
  const [reschedule] = useRescheduleWithReasonMutation({
    // Evicts the free slots: the old slot has one more free pickup, and the new slot one less.
    update: (cache) => void cache.evict({ fieldName: 'pickupAvailability' }),
  });
  const readTimes = useReadTimes();
  const fresh = useLatestAvailability();
  return async (
    values: RescheduleValues,
    helpers: FormikHelpers<RescheduleValues>,
  ): Promise<boolean> => {
    const { pickupDate: day, slotId } = values;
    const times = withBookedSlot(await readTimes(pincodeOf(pickupAddress), day), order);
    const when = { pickupDate: toWireDate(day), slotId: staffSlot(times, day, slotId) };
    let refused: Record<string, string> = {};
    const saved = await change.run(async (version) => {
      const variables = { id, version, ...when, reason: values.reason.trim() };
      try {
        return (await fresh(() => reschedule({ variables }))).data?.rescheduleOrder;
      } catch (error) {
        refused = toRequestError(error).fields;
        throw error;
      }
    });
    const { pickupDate, slotId: time } = refused;
    if (!saved && (await putOnFields({ pickupDate, slotId: time }, helpers))) change.forget();
    return saved;
  };
}

/** Reschedules a pickup. The customer gets a mail with the reason. */
export const RescheduleForm = (props: OrderContactFormProps) => {
  const { order, change, onDone } = props;
  const move = useMove(props);
  return (
    <Frame
      title="Reschedule pickup"
      submitLabel="Reschedule"
      draft={`reschedule:${order.id}`}
      schema={moving}
      initialValues={{
        pickupDate: order.pickupDate,
        slotId: order.slotId ?? anyTime,
        reason: '',
      }}
      change={change}
      onClose={onDone}
      onSubmit={async (values, helpers) => {
        const saved = await move(values, helpers);
        if (saved) onDone();
        return saved;
      }}
    >
      <PickupDateAndSlot
        name="pickupDate"
        pincode={pincodeOf(order.pickupAddress)}
        held={order}
        staff
      />
    </Frame>
  );
};
