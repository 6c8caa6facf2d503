import { object, string } from 'yup';
import { emailRule } from '../../ui/form/rules/emailRule';
import { phoneRule } from '../../ui/form/rules/phoneRule';

export const employeeSchema = object({
  name: string().trim().required('Name is required'),
  phone: phoneRule({
    required: 'Phone is required',
    digits: 'Phone number must be 10 digits',
  }),
  email: emailRule({ required: 'Email is required', invalid: 'Invalid email' }),
});
