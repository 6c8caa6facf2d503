import { string, type StringSchema } from 'yup';

interface PhoneMessages {
  required: string;
  digits: string;
}

/** Indian mobile number: ten digits, the first from 6 to 9, as the server requires. */
export const phoneRule = ({ required, digits }: PhoneMessages): StringSchema<string> =>
  string()
    .required(required)
    .matches(/^\d{10}$/, digits)
    // Checks the first digit of ten-digit numbers only, because another rule reports a wrong length.
    .matches(/^(?!\d{10}$)|^[6-9]/, 'Phone number must start with 6, 7, 8 or 9');
