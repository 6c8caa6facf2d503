import { object, string } from 'yup';

export const emailRule = string()
  .trim()
  .email('Invalid email')
  .matches(/^$|\.[^.@]+$/, 'Invalid email')
  .required('Email is required');

export const emailSchema = object({ email: emailRule });
