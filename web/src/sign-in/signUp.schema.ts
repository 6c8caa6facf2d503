import { string } from 'yup';
import { phoneRule } from '../ui/form/rules/phoneRule';
import { emailSchema } from './email.schema';

export const signUpSchema = emailSchema.shape({
  name: string().trim().required('Name is required'),
  phone: phoneRule({
    required: 'Phone is required',
    digits: 'Phone number must be 10 digits',
  }),
});
