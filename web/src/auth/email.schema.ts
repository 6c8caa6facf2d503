import { object, string } from 'yup';
import { isEmail } from '../ui/form/isEmail';

export const emailRule = string()
  .trim()
  .test('email', 'Invalid email', isEmail)
  .required('Email is required');

export const emailSchema = object({ email: emailRule });
