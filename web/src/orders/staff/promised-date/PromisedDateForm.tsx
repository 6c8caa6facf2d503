import { object, string } from 'yup';
import type { OrderContactForm_OrderFragment } from '../contact/OrderContactForm.generated';
import { useUpdatePromisedDateMutation } from './PromisedDateForm.generated';
import { DateField } from '../../../ui/form/DateField';
import { todayPlus, toWireDate } from '../../../ui/format/dates';
import { Frame } from '../contact/OrderContactForm';
import type { OrderChange } from '../useOrderChange';

interface PromisedDateFormProps {
  order: OrderContactForm_OrderFragment;
  change: OrderChange;
  onDone: () => void;
}

const schema = object({
  promisedDate: string().required('A day is required'),
  reason: string().trim().required('A reason is required'),
});

/** The first day that staff can promise. */
const firstDay = ({ pickupDate }: OrderContactForm_OrderFragment): string =>
  pickupDate > todayPlus() ? pickupDate : todayPlus();

/** Sets a new promised date. The customer gets a mail. */
export const PromisedDateForm = ({ order, change, onDone }: PromisedDateFormProps) => {
  const [promise] = useUpdatePromisedDateMutation();
  return (
    <Frame
      title="Change promised date"
      submitLabel="Save date"
      draft={`promise:${order.id}`}
      schema={schema}
      initialValues={{ promisedDate: order.promisedDate ?? '', reason: '' }}
      change={change}
      onClose={onDone}
      onSubmit={async (values) => {
        const promisedDate = toWireDate(values.promisedDate);
        const saved = await change.run(async (version) => {
          const variables = { id: order.id, version, promisedDate, reason: values.reason.trim() };
          return (await promise({ variables })).data?.updatePromisedDate;
        });
        if (saved) onDone();
        return saved;
      }}
    >
      <DateField
        name="promisedDate"
        label="Promised by"
        required
        size="small"
        min={firstDay(order)}
      />
    </Frame>
  );
};
