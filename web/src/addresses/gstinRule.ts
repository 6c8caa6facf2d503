import { gstinRefusal } from '@laundry/api/rules/gstin';
import { string } from 'yup';

/** Removes spaces and dashes from a pasted code and changes it to upper case. */
export const codeRule = () =>
  // Formik passes empty fields as undefined, so the rule needs a default.
  string()
    .default('')
    .transform((typed: string) => typed.replace(/[\s-]/g, '').toUpperCase());

/** Rule for a GSTIN; empty text is valid. The server also checks the state code of the GSTIN. */
export const gstinRule = () =>
  codeRule().test('gstin', (typed, { createError }) => {
    const message = typed && gstinRefusal(typed);
    return message ? createError({ message }) : true;
  });
