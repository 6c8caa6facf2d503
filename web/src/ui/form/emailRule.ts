import { string, type StringSchema } from 'yup';
import { isEmail } from './isEmail';

interface EmailWords {
  required: string;
  invalid: string;
}

/** An e-mail as the server takes it; blanks around it do not count. */
export const emailRule = ({ required, invalid }: EmailWords): StringSchema<string> =>
  string().trim().required(required).test('email', invalid, isEmail);
