import { describe, expect, it } from 'vitest';
import { ObjectSchema, type Schema, ValidationError } from 'yup';
import { accountSchema } from '../account/account.schema';
import { addressSchema } from '../addresses/address.schema';
import { emailSchema } from '../auth/email.schema';
import { otpSchema } from '../auth/code/otp.schema';
import { signUpSchema } from '../auth/signUp.schema';
import { clothSchema } from '../cloths/cloth.schema';
import { employeeSchema } from '../employees/employee.schema';
import { enterpriseSchema } from '../enterprises/enterprise.schema';
import { feedbackSchema } from '../feedback/feedback.schema';
import { bookPickupSchema } from '../orders/booking/bookPickup.schema';
import { passkeySchema } from '../security/passkey.schema';
import { todayPlus } from '../ui/format/dates';

type Value = string | string[];

/** What the form would say under this field; empty boxes reach the rules as undefined. */
function said(schema: Schema, field: string, value: Value): string | undefined {
  try {
    schema.validateSync({ [field]: value || undefined }, { abortEarly: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.find(({ path }) => path?.split('[')[0] === field)?.message;
  }
}

const digits = (count: number): string => '9840012345678'.slice(0, count);
/** E-mails that arrive, as people write them, and what is none: letters that cannot be seen among them. */
const EMAILS = ['asha@example.in', ' Asha@उदाहरण.भारत ', "o'neil+laundry_1@home.co.in"];
const NO_EMAILS = [
  ...['asha', 'asha@', 'asha@home', '@example.in', 'as ha@example.in', '"asha"@home.in'],
  ...['as\u200bha@home.in', 'asha@ho\u00adme.in', 'आशा@home.in', `${'a'.repeat(65)}@home.in`],
];
/** Of each of these the same is said. */
const all = (wrong: Value[], message: string): [Value, string][] =>
  wrong.map((each) => [each, message]);

/** One digit too few, one too many, something else among them, and a first one that no mobile has. */
const notTen = (message: string): [Value, string][] => [
  ...all([digits(9), digits(11), '98400 1234', '984001234x'], message),
  ['5999999999', 'Phone number must start with 6, 7, 8 or 9'],
];
const NO_PINCODES = ['60000', '6000011', '60 001', '60000x', '099999'];

/** What is right at the edges of a field, and what is said of what is wrong. */
interface Rule {
  right: Value[];
  wrong: [Value, string][];
}

/** One of a list. */
const chosen = (right: string, message: string): Rule => ({
  right: [right],
  wrong: [['', message]],
});
/** A text that something has to stand in: blanks are nothing. */
const needed = (right: string, message: string): Rule => ({
  right: [right],
  wrong: all(['', '  '], message),
});
/** A text just long enough: blanks around it do not count. */
const shortest = (right: string, missing: string, tooShort: string): Rule => ({
  right: [right],
  wrong: [['', missing], ...all([right.slice(0, -1), ` ${right.slice(0, -1)} `], tooShort)],
});
const phone = (missing: string, message: string): Rule => ({
  right: [digits(10), '6000000000'],
  wrong: [['', missing], ...notTen(message)],
});
const email = (missing: string, message: string): Rule => ({
  right: EMAILS,
  wrong: [['', missing], ...all(NO_EMAILS, message)],
});
const pincode = (missing: string, message: string): Rule => ({
  right: ['600001', '100000'],
  wrong: [['', missing], ...all(NO_PINCODES, message)],
});

type Rules = Record<string, Rule>;

const FORMS: [form: string, schema: ObjectSchema<object>, rules: Rules][] = [
  [
    'a passkey',
    passkeySchema,
    {
      name: {
        right: ['A', 'x'.repeat(60)],
        wrong: [
          ['  ', 'Name is required'],
          ['x'.repeat(61), 'Name must be at most 60 characters'],
        ],
      },
    },
  ],
  [
    'sign-up',
    signUpSchema,
    {
      name: needed('A', 'Name is required'),
      phone: phone('Phone is required', 'Phone number must be 10 digits'),
      email: email('Email is required', 'Invalid email'),
    },
  ],
  [
    'sign-in',
    emailSchema,
    {
      email: email('Email is required', 'Invalid email'),
    },
  ],
  [
    'code',
    otpSchema,
    {
      otp: {
        right: [['0', '1', '2', '9']],
        wrong: [
          [['1', '2', '3', ''], 'OTP is required'],
          [['', '', '', ''], 'OTP is required'],
          [['1', '2', '3', '45'], 'One digit per box'],
          [['1', '2', '3', 'x'], 'Only digits allowed'],
        ],
      },
    },
  ],
  [
    'booking',
    bookPickupSchema,
    {
      name: shortest('Ali', 'Full Name is required', 'Name must be at least 3 characters'),
      address: chosen('9, Street', 'Address is required'),
      phone: phone('Phone number is required', 'Phone number should be 10 digits'),
      date: {
        right: [todayPlus(), todayPlus(60)],
        wrong: [
          ['', 'Pickup date is required'],
          [todayPlus(-1), 'Pickup date cannot be before today'],
          [todayPlus(61), 'Pickup date cannot be more than 60 days ahead'],
        ],
      },
      note: { right: ['', 'Ring twice'], wrong: [] },
      express: { right: ['true'], wrong: [] },
    },
  ],
  [
    'feedback',
    feedbackSchema,
    {
      name: shortest(
        'Asha',
        'Name must be at least 4 characters',
        'Name must be at least 4 characters',
      ),
      phone: phone('Phone must be exactly 10 digits', 'Phone must be exactly 10 digits'),
      message: shortest(
        'Nice',
        'Message must be at least 4 characters',
        'Message must be at least 4 characters',
      ),
    },
  ],
  [
    'account',
    accountSchema,
    {
      name: shortest('Al', 'Please enter your name', 'Name must be at least 2 characters'),
      phone: phone('Please enter your phone number', 'Phone number must be 10 digits'),
      email: email('Please enter your email', 'Please enter a valid email'),
    },
  ],
  [
    'address',
    addressSchema,
    {
      address: shortest(
        '9, Street1',
        'Please enter your address',
        'Address must be at least 10 characters',
      ),
      pincode: pincode('Please enter your pincode', 'Pincode must be 6 digits'),
      state: chosen('Goa', 'Please select your state'),
      city: shortest('Xy', 'Please enter your city', 'City must be at least 2 characters'),
    },
  ],
  [
    'cloth',
    clothSchema,
    {
      name: needed('A', 'Cloth name is required'),
      price: {
        right: ['0', '0.01', '12.5', '12.50'],
        wrong: [
          ['', 'Price is required'],
          ...all(
            ['-0.01', '-1', '0.001', 'x'],
            'Enter a price of 0 or more, with at most two decimals',
          ),
        ],
      },
    },
  ],
  [
    'employee',
    employeeSchema,
    {
      name: needed('A', 'Name is required'),
      phone: phone('Phone is required', 'Phone number must be 10 digits'),
      email: email('Email is required', 'Invalid email'),
    },
  ],
  [
    'enterprise',
    enterpriseSchema,
    {
      name: needed('A', 'Enterprise Name is required'),
      phone: phone('Contact Number is required', 'Phone number must be 10 digits'),
      email: email('Email is required', 'Please enter a valid email'),
      address: needed('1 A', 'Address Line is required'),
      pincode: pincode('Pincode is required', 'Pincode must be 6 digits'),
      city: needed('X', 'City is required'),
      state: chosen('Goa', 'State is required'),
    },
  ],
];

describe.each(FORMS)('the form %s', (_form, schema, rules) => {
  it('has a rule here for each of its fields', () => {
    expect(Object.keys(rules).sort()).toEqual(Object.keys(schema.fields).sort());
  });

  it.each(Object.entries(rules))('says what the product says of %s', (field, { right, wrong }) => {
    for (const value of right)
      expect(said(schema, field, value), `“${String(value)}”`).toBeUndefined();
    for (const [value, text] of wrong)
      expect(said(schema, field, value), `“${String(value)}”`).toBe(text);
  });
});

it('no schema of a form is missing here', () => {
  const files = import.meta.glob<Record<string, unknown>>('../**/*.schema.ts', { eager: true });
  const forms = Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((each) => each instanceof ObjectSchema);
  expect(new Set(forms)).toEqual(new Set(FORMS.map(([, schema]) => schema)));
});
