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
const noEmail = (message: string): [Value, string][] => NO_EMAILS.map((wrong) => [wrong, message]);
/** One digit too few, one too many, something else among them, and a first one that no mobile has. */
const notTen = (message: string): [Value, string][] => [
  ...[digits(9), digits(11), '98400 1234', '984001234x'].map((wrong): [Value, string] => [
    wrong,
    message,
  ]),
  ['5999999999', 'Phone number must start with 6, 7, 8 or 9'],
];
const notSix = (message: string): [Value, string][] =>
  ['60000', '6000011', '60 001', '60000x', '099999'].map((wrong) => [wrong, message]);

/** Of each field: what is right at its edges, and what is said of what is wrong. */
type Rules = Record<string, { right: Value[]; wrong: [Value, string][] }>;

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
      name: {
        right: ['A'],
        wrong: [
          ['', 'Name is required'],
          ['  ', 'Name is required'],
        ],
      },
      phone: {
        right: [digits(10), '6000000000'],
        wrong: [['', 'Phone is required'], ...notTen('Phone number must be 10 digits')],
      },
      email: {
        right: EMAILS,
        wrong: [['', 'Email is required'], ...noEmail('Invalid email')],
      },
    },
  ],
  [
    'sign-in',
    emailSchema,
    {
      email: {
        right: EMAILS,
        wrong: [['', 'Email is required'], ...noEmail('Invalid email')],
      },
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
      name: {
        right: ['Ali'],
        wrong: [
          ['', 'Full Name is required'],
          ['Al', 'Name must be at least 3 characters'],
          [' Al ', 'Name must be at least 3 characters'],
        ],
      },
      address: { right: ['9, Street'], wrong: [['', 'Address is required']] },
      phone: {
        right: [digits(10), '6000000000'],
        wrong: [['', 'Phone number is required'], ...notTen('Phone number should be 10 digits')],
      },
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
      name: {
        right: ['Asha'],
        wrong: ['', 'Ash', ' Ash '].map((name) => [name, 'Name must be at least 4 characters']),
      },
      phone: {
        right: [digits(10), '6000000000'],
        wrong: [
          ['', 'Phone must be exactly 10 digits'],
          ...notTen('Phone must be exactly 10 digits'),
        ],
      },
      message: {
        right: ['Nice'],
        wrong: ['', 'abc', ' abc '].map((text) => [text, 'Message must be at least 4 characters']),
      },
    },
  ],
  [
    'account',
    accountSchema,
    {
      name: {
        right: ['Al'],
        wrong: [
          ['', 'Please enter your name'],
          ['A', 'Name must be at least 2 characters'],
          [' A ', 'Name must be at least 2 characters'],
        ],
      },
      phone: {
        right: [digits(10), '6000000000'],
        wrong: [
          ['', 'Please enter your phone number'],
          ...notTen('Phone number must be 10 digits'),
        ],
      },
      email: {
        right: EMAILS,
        wrong: [['', 'Please enter your email'], ...noEmail('Please enter a valid email')],
      },
    },
  ],
  [
    'address',
    addressSchema,
    {
      address: {
        right: ['9, Street1'],
        wrong: [
          ['', 'Please enter your address'],
          ['9, Street', 'Address must be at least 10 characters'],
          [' 9, Street ', 'Address must be at least 10 characters'],
        ],
      },
      pincode: {
        right: ['600001', '100000'],
        wrong: [['', 'Please enter your pincode'], ...notSix('Pincode must be 6 digits')],
      },
      state: { right: ['Goa'], wrong: [['', 'Please select your state']] },
      city: {
        right: ['Xy'],
        wrong: [
          ['', 'Please enter your city'],
          ['X', 'City must be at least 2 characters'],
          [' X ', 'City must be at least 2 characters'],
        ],
      },
    },
  ],
  [
    'cloth',
    clothSchema,
    {
      name: {
        right: ['A'],
        wrong: [
          ['', 'Cloth name is required'],
          ['  ', 'Cloth name is required'],
        ],
      },
      price: {
        right: ['0', '0.01', '12.5', '12.50'],
        wrong: [
          ['', 'Price is required'],
          ...['-0.01', '-1', '0.001', 'x'].map((price): [Value, string] => [
            price,
            'Enter a price of 0 or more, with at most two decimals',
          ]),
        ],
      },
    },
  ],
  [
    'employee',
    employeeSchema,
    {
      name: {
        right: ['A'],
        wrong: [
          ['', 'Name is required'],
          ['  ', 'Name is required'],
        ],
      },
      phone: {
        right: [digits(10), '6000000000'],
        wrong: [['', 'Phone is required'], ...notTen('Phone number must be 10 digits')],
      },
      email: {
        right: EMAILS,
        wrong: [['', 'Email is required'], ...noEmail('Invalid email')],
      },
    },
  ],
  [
    'enterprise',
    enterpriseSchema,
    {
      name: { right: ['A'], wrong: [['', 'Enterprise Name is required']] },
      phone: {
        right: [digits(10), '6000000000'],
        wrong: [['', 'Contact Number is required'], ...notTen('Phone number must be 10 digits')],
      },
      email: {
        right: EMAILS,
        wrong: [['', 'Email is required'], ...noEmail('Please enter a valid email')],
      },
      address: {
        right: ['1 A'],
        wrong: [
          ['', 'Address Line is required'],
          ['  ', 'Address Line is required'],
        ],
      },
      pincode: {
        right: ['600001', '100000'],
        wrong: [['', 'Pincode is required'], ...notSix('Pincode must be 6 digits')],
      },
      city: { right: ['X'], wrong: [['', 'City is required']] },
      state: { right: ['Goa'], wrong: [['', 'State is required']] },
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
