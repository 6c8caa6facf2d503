import { object, string, type StringSchema } from 'yup';

export const pincodeRule = (required: string): StringSchema<string> =>
  string()
    .required(required)
    .matches(/^[1-9]\d{5}$/, 'Pincode must be 6 digits');

export const addressRules = {
  address: string()
    .trim()
    .required('Please enter your address')
    .min(10, 'Address must be at least 10 characters'),
  pincode: pincodeRule('Please enter your pincode'),
  state: string().required('Please select your state'),
  city: string()
    .trim()
    .required('Please enter your city')
    .min(2, 'City must be at least 2 characters'),
};

export const addressSchema = object(addressRules);
