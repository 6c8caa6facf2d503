import { object, string } from 'yup';
import { emailRule } from './email.schema';

export const signUpSchema = object({
  name: string().trim().required('Name is required'),
  phone: string()
    .required('Phone is required')
    .matches(/^\d{10}$/, 'Phone number must be 10 digits'),
  email: emailRule,
});
