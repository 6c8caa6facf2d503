import { boolean, object, string } from 'yup';
import { phoneRule } from '../../ui/form/rules/phoneRule';
import { pickupDateRule, repeatRule } from '../../orders/pickupDay.schema';

export const bookPickupSchema = object({
  name: string()
    .trim()
    .required('Full Name is required')
    .min(3, 'Name must be at least 3 characters'),
  address: string().required('Address is required'),
  phone: phoneRule({
    required: 'Phone number is required',
    digits: 'Phone number should be 10 digits',
  }),
  date: pickupDateRule,
  /** The form shows this field to customers without a saved address. */
  pincode: string().default(''),
  slotId: string().default(''),
  note: string().default(''),
  express: boolean().default(false),
  recurrence: repeatRule,
});
