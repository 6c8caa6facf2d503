import { object, string } from 'yup';
import { isEmail } from '../ui/isEmail';

export const employeeSchema = object({
  name: string().trim().required('Name is required'),
  phone: string()
    .required('Phone is required')
    .matches(/^\d{10}$/, 'Phone number must be 10 digits'),
  email: string().trim().required('Email is required').test('email', 'Invalid email', isEmail),
});
