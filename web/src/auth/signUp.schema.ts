import { object, string } from 'yup';
import { phoneRule } from '../ui/form/phoneRule';
import { emailRule } from './email.schema';

export const signUpSchema = object({
  name: string().trim().required('Name is required'),
  phone: phoneRule({
    required: 'Phone is required',
    digits: 'Phone number must be 10 digits',
  }),
  email: emailRule,
});
