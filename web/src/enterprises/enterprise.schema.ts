import { object, string } from 'yup';
import { isEmail } from '../ui/isEmail';

export const enterpriseSchema = object({
  name: string().trim().required('Enterprise Name is required'),
  phone: string()
    .required('Contact Number is required')
    .matches(/^\d{10}$/, 'Phone number must be 10 digits'),
  email: string()
    .trim()
    .required('Email is required')
    .test('email', 'Please enter a valid email', isEmail),
  address: string().trim().required('Address Line is required'),
  pincode: string()
    .required('Pincode is required')
    .matches(/^\d{6}$/, 'Pincode must be 6 digits'),
  city: string().trim().required('City is required'),
  state: string().required('State is required'),
});
