import { object, string } from 'yup';
import { isEmail } from '../ui/form/isEmail';
import { phoneRule } from '../ui/form/phoneRule';

export const enterpriseSchema = object({
  name: string().trim().required('Enterprise Name is required'),
  phone: phoneRule({
    required: 'Contact Number is required',
    digits: 'Phone number must be 10 digits',
  }),
  email: string()
    .trim()
    .required('Email is required')
    .test('email', 'Please enter a valid email', isEmail),
  address: string().trim().required('Address Line is required'),
  pincode: string()
    .required('Pincode is required')
    .matches(/^[1-9]\d{5}$/, 'Pincode must be 6 digits'),
  city: string().trim().required('City is required'),
  state: string().required('State is required'),
});
