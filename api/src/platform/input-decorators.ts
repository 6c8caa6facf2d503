import {
  IsOptional,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { normaliseEmail } from './email.js';
import type { FieldCode } from './errors.js';
import { MAX_PRICE } from './money.js';

// Shared rules for inputs. Each decorator normalises a value before the check, such as ' Asha ' or
// '+91 98765 43210'. Error messages are texts for users.

/** Maximum length of the reason for a change. */
export const MAX_REASON = 300;

type Cleaner = (value: string) => string;
/** Functions that normalise values, by class and field. */
export const cleaners = new WeakMap<object, Map<string, Cleaner>>();

/** Decorator that normalises a value and then checks it. */
export function rule(cleaner: Cleaner | null, ...checks: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const check of checks) check(target, property);
    const known = cleaners.get(target) ?? new Map<string, Cleaner>();
    if (cleaner) known.set(String(property), cleaner);
    cleaners.set(target, known);
  };
}

/** Removes spaces, dashes, +91, 0091 and a leading 0 from a typed phone number. */
export const cleanPhone: Cleaner = (text) =>
  text.replace(/[\s()-]/g, '').replace(/^(\+?91|0091|0)(?=\d{10}$)/, '');

/**
 * Control characters, and bidirectional overrides, which could change how the text after a name
 * looks.
 */
export const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

const NO_CONTROL = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
const NO_CONTROL_BUT_BREAKS = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u;

/** At least one visible character. U+2800 is an empty Braille pattern. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Treats text without visible characters as empty. */
const orNothing = (text: string): string => (VISIBLE.test(text) ? text : '');

const oneLine: Cleaner = (text) => orNothing(text.trim().replace(/\s+/g, ' '));

/** Option of a rule: the code of its error, where the name of the rule does not say it. */
const as = (code: FieldCode) => ({ context: { code } });

interface LineOptions {
  label: string;
  /** Minimum length; 0 accepts an empty text. */
  min?: number;
  max?: number;
  required?: string;
}

/** One line of text. */
export const Line = ({ label, min = 1, max = 100, required }: LineOptions) =>
  rule(
    oneLine,
    Matches(NO_CONTROL, {
      ...as('FORMAT'),
      message: `${label} has characters that cannot be used`,
    }),
    MaxLength(max, { message: `${label} must be at most ${max} characters` }),
    ...(min > 1
      ? [MinLength(min, { message: `${label} must be at least ${min} characters` })]
      : []),
    ...(min > 0
      ? [Matches(VISIBLE, { ...as('REQUIRED'), message: required ?? `${label} is required` })]
      : []),
  );

/** Several lines of text. */
export const Paragraph = ({ label, min = 1, max = 2000 }: LineOptions) =>
  rule(
    (text) => orNothing(text.trim()),
    Matches(NO_CONTROL_BUT_BREAKS, {
      ...as('FORMAT'),
      message: `${label} has characters that cannot be used`,
    }),
    MaxLength(max, { message: `${label} must be at most ${max} characters` }),
    ...(min > 1
      ? [MinLength(min, { message: `${label} must be at least ${min} characters` })]
      : []),
    ...(min > 0 ? [Matches(VISIBLE, { ...as('REQUIRED'), message: `${label} is required` })] : []),
  );

/** An Indian mobile number. */
export const Phone = (message = 'Phone number must be 10 digits') =>
  rule(
    cleanPhone,
    Matches(/^(?:[6-9].*)?$/s, { message: 'Phone number must start with 6, 7, 8 or 9' }),
    Matches(/^\d{10}$/, { message }),
  );

export const Email = (message = 'Invalid email') =>
  rule(
    (text) => normaliseEmail(text) ?? text,
    ValidateBy({
      name: 'isEmail',
      validator: {
        validate: (value) => typeof value === 'string' && normaliseEmail(value) === value,
        defaultMessage: () => message,
      },
    }),
  );

export const PincodeRule = () =>
  rule(oneLine, Matches(/^[1-9]\d{5}$/, { message: 'Pincode must be 6 digits' }));

export const OneTimeCodeRule = () =>
  rule(oneLine, Matches(/^\d{4}$/, { message: 'OTP must be 4 digits' }));

export const OptionalId = (label: string) =>
  rule(null, IsOptional(), IsUUID('all', { message: `${label} not found` }));

/** A price in paise. */
export const Price = (min = 0) =>
  rule(
    null,
    Max(MAX_PRICE, { message: 'Price must be at most ₹1,00,000' }),
    Min(min, {
      message:
        min > 0 ? 'Please enter a valid price greater than zero' : 'Price must not be below 0',
    }),
  );
