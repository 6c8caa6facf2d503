import { object, string } from 'yup';
import {
  usePromiseOrderMutation,
  type ContactForms_OrderFragment,
} from '../../../graphql/generated';
import { DateField } from '../../../ui/form/DateField';
import { todayPlus, toWireDate } from '../../../ui/format/dates';
import { Frame } from '../desk/ContactForms';
import type { OrderChange } from '../useOrderChange';

interface PromiseFormProps {
  order: ContactForms_OrderFragment;
  change: OrderChange;
  onDone: () => void;
}

const schema = object({
  promisedBy: string().required('A day is required'),
  reason: string().trim().required('A reason is required'),
});

/** The first day that can be promised. */
const firstDay = ({ pickupDate }: ContactForms_OrderFragment): string =>
  pickupDate > todayPlus() ? pickupDate : todayPlus();

/** Sets a new promised date. The customer gets a mail. */
export const PromiseForm = ({ order, change, onDone }: PromiseFormProps) => {
  const [promise] = usePromiseOrderMutation();
  return (
    <Frame
      title="Change promised date"
      submitLabel="Save date"
      draft={`promise:${order.id}`}
      schema={schema}
      initialValues={{ promisedBy: order.promisedBy ?? '', reason: '' }}
      change={change}
      onClose={onDone}
      onSubmit={async (values) => {
        const promisedBy = toWireDate(values.promisedBy);
        const saved = await change.run(async (version) => {
          const variables = { id: order.id, version, promisedBy, reason: values.reason.trim() };
          return (await promise({ variables })).data?.promiseOrder;
        });
        if (saved) onDone();
        return saved;
      }}
    >
      <DateField
        name="promisedBy"
        label="Promised by"
        required
        size="small"
        min={firstDay(order)}
      />
    </Frame>
  );
};
