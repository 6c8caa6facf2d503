import { string, type StringSchema } from 'yup';

interface PhoneMessages {
  required: string;
  digits: string;
}

/** An Indian mobile number as the server takes it: ten digits, the first of them 6 to 9. */
export const phoneRule = ({ required, digits }: PhoneMessages): StringSchema<string> =>
  string()
    .required(required)
    .matches(/^\d{10}$/, digits)
    // Said of a whole number only: of one that is too short or too long there is something else to say.
    .matches(/^(?!\d{10}$)|^[6-9]/, 'Phone number must start with 6, 7, 8 or 9');
