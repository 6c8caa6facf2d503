import { object, string } from 'yup';
import { emailRule } from './emailRule';
import { phoneRule } from './phoneRule';

export const accountSchema = object({
  name: string()
    .trim()
    .required('Please enter your name')
    .min(2, 'Name must be at least 2 characters'),
  phone: phoneRule({
    required: 'Please enter your phone number',
    digits: 'Phone number must be 10 digits',
  }),
  email: emailRule({
    required: 'Please enter your email',
    invalid: 'Please enter a valid email',
  }),
});
