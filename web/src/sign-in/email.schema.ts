import { object } from 'yup';
import { emailRule } from '../ui/form/rules/emailRule';

export const emailSchema = object({
  email: emailRule({ required: 'Email is required', invalid: 'Invalid email' }),
});
