import { object, string } from 'yup';
import { isEmail } from '../ui/form/isEmail';
import { phoneRule } from '../ui/form/phoneRule';

export const accountSchema = object({
  name: string()
    .trim()
    .required('Please enter your name')
    .min(2, 'Name must be at least 2 characters'),
  phone: phoneRule({
    required: 'Please enter your phone number',
    digits: 'Phone number must be 10 digits',
  }),
  email: string()
    .trim()
    .required('Please enter your email')
    .test('email', 'Please enter a valid email', isEmail),
});
