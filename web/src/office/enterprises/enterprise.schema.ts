import { object, string } from 'yup';
import { pincodeRule } from '../../addresses/address.schema';
import { gstinRule } from '../../addresses/gstinRule';
import { emailRule } from '../../ui/form/rules/emailRule';
import { phoneRule } from '../../ui/form/rules/phoneRule';
import { toPaise } from '../../ui/format/rupees';

/** The highest credit limit on the server, in paise. */
const MAX_LIMIT = 1_000_000_000;

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
  // Rupees, as typed. Formik passes empty fields as undefined, so there is a default.
  creditLimit: string()
    .default('')
    .test(
      'amount',
      'Enter an amount up to ₹1,00,00,000 with at most two decimals, or leave it empty',
      (limit) => !limit || (toPaise(limit) ?? Infinity) <= MAX_LIMIT,
    ),
});
