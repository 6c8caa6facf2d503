import { object, string } from 'yup';
import { isEmail } from '../ui/form/isEmail';
import { phoneRule } from '../ui/form/phoneRule';

export const employeeSchema = object({
  name: string().trim().required('Name is required'),
  phone: phoneRule({
    required: 'Phone is required',
    digits: 'Phone number must be 10 digits',
  }),
  email: string().trim().required('Email is required').test('email', 'Invalid email', isEmail),
});
