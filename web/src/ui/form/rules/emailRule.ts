import { string, type StringSchema } from 'yup';

/** Part before the @: ASCII words with dots between and no quotes, as the server accepts it. */
const beforeAt = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Domain: two or more labels in any script. The server converts it to ASCII. */
const afterAt =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** True for a valid or empty e-mail; another rule requires a value. */
function isEmail(text: string | undefined): boolean {
  if (!text) return true;
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length || local.length > 64 || text.length > 254) return false;
  return beforeAt.test(local) && afterAt.test(domain);
}

interface EmailMessages {
  required: string;
  invalid: string;
}

/** Validates an e-mail like the server does. Surrounding spaces are ignored. */
export const emailRule = ({ required, invalid }: EmailMessages): StringSchema<string> =>
  string().trim().required(required).test('email', invalid, isEmail);
