import { gstinRefusal } from '@laundry/api/gstin';
import { string } from 'yup';

/** Of letters and digits, typed with blanks or dashes between them, and in small letters, as people copy them. */
export const codeRule = () =>
  // Formik hands empty boxes over as undefined, hence the default.
  string()
    .default('')
    .transform((typed: string) => typed.replace(/[\s-]/g, '').toUpperCase());

/** A GSTIN or none. The state that it begins with is for the server to look up. */
export const gstinRule = () =>
  codeRule().test('gstin', (typed, { createError }) => {
    const message = typed && gstinRefusal(typed);
    return message ? createError({ message }) : true;
  });
