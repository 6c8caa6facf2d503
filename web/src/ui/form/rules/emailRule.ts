import { string, type StringSchema } from 'yup';

/** Words with dots between, in ASCII and without quotes, as the server takes them. */
const beforeAt = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Two labels or more in any script; the server brings them into the form of the name system. */
const afterAt =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Whether this looks like an e-mail; an empty box is for another rule. */
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

/** An e-mail as the server takes it; blanks around it do not count. */
export const emailRule = ({ required, invalid }: EmailMessages): StringSchema<string> =>
  string().trim().required(required).test('email', invalid, isEmail);
