import { object, string } from 'yup';
import { pincodeRule } from '../addresses/address.schema';
import { gstinRule } from '../addresses/gstinRule';
import { emailRule } from '../ui/form/emailRule';
import { phoneRule } from '../ui/form/phoneRule';

export const enterpriseSchema = object({
  name: string().trim().required('Enterprise Name is required'),
  phone: phoneRule({
    required: 'Contact Number is required',
    digits: 'Phone number must be 10 digits',
  }),
  email: emailRule({ required: 'Email is required', invalid: 'Please enter a valid email' }),
  address: string().trim().required('Address Line is required'),
  pincode: pincodeRule('Pincode is required'),
  city: string().trim().required('City is required'),
  state: string().required('State is required'),
  gstin: gstinRule(),
});
