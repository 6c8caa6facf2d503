import { type ObjectSchema, type Schema, ValidationError } from 'yup';

type Value = string | string[];

/** Validation message of a field; undefined without an error. Formik passes empty fields as undefined. */
export function errorOf(schema: Schema, field: string, value: Value): string | undefined {
  try {
    schema.validateSync({ [field]: value || undefined }, { abortEarly: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.find(({ path }) => path?.split('[')[0] === field)?.message;
  }
}

const digits = (count: number): string => '9840012345678'.slice(0, count);
/** Valid e-mails in common spellings, and invalid ones, including invisible characters. */
const EMAILS = ['asha@example.in', ' Asha@उदाहरण.भारत ', "o'neil+laundry_1@home.co.in"];
const NO_EMAILS = [
  ...['asha', 'asha@', 'asha@home', '@example.in', 'as ha@example.in', '"asha"@home.in'],
  ...['as\u200bha@home.in', 'asha@ho\u00adme.in', 'आशा@home.in', `${'a'.repeat(65)}@home.in`],
];
/** Pairs several invalid values with the same message. */
export const all = (wrong: Value[], message: string): [Value, string][] =>
  wrong.map((each) => [each, message]);

/** Invalid phone numbers: wrong length, other characters, or a first digit below 6. */
const notTen = (message: string): [Value, string][] => [
  ...all([digits(9), digits(11), '98400 1234', '984001234x'], message),
  ['5999999999', 'Phone number must start with 6, 7, 8 or 9'],
];
const NO_PINCODES = ['60000', '6000011', '60 001', '60000x', '099999'];

/** Valid and invalid values at the limits of a field, with the message. */
export interface Rule {
  right: Value[];
  wrong: [Value, string][];
}

/** Form with its schema and a rule for each field. */
export type FormRules = [form: string, schema: ObjectSchema<object>, rules: Record<string, Rule>];

/** Rule of a required choice. */
export const chosen = (right: string, message: string): Rule => ({
  right: [right],
  wrong: [['', message]],
});
/** Rule of a required text. Spaces alone are invalid. */
export const needed = (right: string, message: string): Rule => ({
  right: [right],
  wrong: all(['', '  '], message),
});
/** Rule of a text with a minimum length. Surrounding spaces are ignored. */
export const shortest = (right: string, missing: string, tooShort: string): Rule => ({
  right: [right],
  wrong: [['', missing], ...all([right.slice(0, -1), ` ${right.slice(0, -1)} `], tooShort)],
});
export const phone = (missing: string, message: string): Rule => ({
  right: [digits(10), '6000000000'],
  wrong: [['', missing], ...notTen(message)],
});
export const email = (missing: string, message: string): Rule => ({
  right: EMAILS,
  wrong: [['', missing], ...all(NO_EMAILS, message)],
});
export const pincode = (missing: string, message: string): Rule => ({
  right: ['600001', '100000'],
  wrong: [['', missing], ...all(NO_PINCODES, message)],
});
