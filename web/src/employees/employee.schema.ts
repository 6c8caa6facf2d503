import { object, string } from 'yup';
import { isEmail } from '../ui/isEmail';
import { phoneRule } from '../ui/phoneRule';

export const employeeSchema = object({
  name: string().trim().required('Name is required'),
  phone: phoneRule({
    required: 'Phone is required',
    digits: 'Phone number must be 10 digits',
  }),
  email: string().trim().required('Email is required').test('email', 'Invalid email', isEmail),
});
