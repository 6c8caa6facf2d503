import { object, string } from 'yup';
import { DigitsField } from '../../../ui/form/DigitsField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { roomForError } from '../../../ui/form/roomForError';
import { RupeeField } from '../../../ui/form/RupeeField';
import { TextField } from '../../../ui/form/TextField';
import { toPaise } from '../../../ui/format/rupees';
import { quantityOf, type FreeItem } from './pickupLines';

interface FreeItemFormProps {
  orderId: string;
  onAdd: (item: FreeItem) => void;
  onClose: () => void;
}

const schema = object({
  name: string().trim().required('Name is required').max(100, 'At most 100 characters'),
  quantity: string()
    .required('Quantity is required')
    .test('quantity', '1 to 999', (quantity) => quantityOf(quantity) !== null),
  price: string()
    .required('Price is required')
    .test('amount', 'Enter a price of 0 or more, with at most two decimals', (price) => {
      return toPaise(price) !== null;
    }),
  reason: string().trim().required('A reason is required').max(200, 'At most 200 characters'),
});

/** Form for an item that is on no price list, with a reason. */
export const FreeItemForm = ({ orderId, onAdd, onClose }: FreeItemFormProps) => (
  <FormDialog
    title="Add an item by name"
    draft={`free-item:${orderId}`}
    initialValues={{ name: '', quantity: '1', price: '', reason: '' }}
    schema={schema}
    submitLabel="Add item"
    onClose={onClose}
    onSubmit={({ name, reason, ...rest }) => {
      onAdd({ ...rest, name: name.trim(), reason: reason.trim() });
      onClose();
      return Promise.resolve();
    }}
  >
    <TextField
      name="name"
      label="Name"
      required
      autoFocus
      autoComplete="off"
      helperText={roomForError}
    />
    <DigitsField
      name="quantity"
      label="Quantity"
      required
      autoComplete="off"
      helperText={roomForError}
    />
    <RupeeField
      name="price"
      label="Unit price"
      placeholder="Enter price"
      required
      helperText={roomForError}
    />
    <TextField
      name="reason"
      label="Reason"
      required
      autoComplete="off"
      helperText="Why it is not on the price list. The customer sees this reason."
    />
  </FormDialog>
);
