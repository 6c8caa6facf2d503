import { PERMISSION_NAMES } from '@laundry/api/permission';
import { describe, expect, it } from 'vitest';
import { ObjectSchema } from 'yup';
import { accountSchema } from '../account/account.schema';
import { addressSchema } from '../addresses/address.schema';
import { areaSchema } from '../areas/area.schema';
import { weekdays } from '../areas/week';
import { emailSchema } from '../auth/email.schema';
import { otpSchema } from '../auth/code/otp.schema';
import { signUpSchema } from '../auth/signUp.schema';
import { clothSchema } from '../cloths/cloth.schema';
import { accessSchema } from '../employees/access.schema';
import { employeeSchema } from '../employees/employee.schema';
import { enterpriseSchema } from '../enterprises/enterprise.schema';
import { feedbackSchema } from '../feedback/feedback.schema';
import { businessSchema } from '../business/business.schema';
import { bookPickupSchema } from '../orders/booking/bookPickup.schema';
import { passkeySchema } from '../security/passkey.schema';
import {
  all,
  chosen,
  email,
  needed,
  phone,
  pincode,
  said,
  shortest,
  type Rule,
} from '../testing/formRules';
import { todayPlus } from '../ui/format/dates';

/** A text that something has to stand in, and not too much. */
const longest = (most: number, label: string): Rule => ({
  right: ['A', 'x'.repeat(most)],
  wrong: [
    ...all(['', '  '], `${label} is required`),
    ['x'.repeat(most + 1), `${label} must be at most ${most} characters`],
  ],
});

type Rules = Record<string, Rule>;

const gstin: Rule = {
  right: ['', '33AABCN1234A1ZD', ' 33aabcn 1234a1zd '],
  wrong: [
    ['33', 'A GSTIN has 15 characters, such as 33AABCN1234A1ZD'],
    ['99AABCN1234A1ZD', 'A GSTIN begins with the code of a state'],
    ['33AABCN1234A1ZE', 'This GSTIN is not right: its last character does not fit the others'],
  ],
};

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
      // What they mean is for the days that are offered there.
      pincode: { right: ['', '600001', '6'], wrong: [] },
      slotId: { right: ['', 'a'], wrong: [] },
      repeat: { right: ['once', 'WEEK', 'TWO_WEEKS'], wrong: [['daily', 'Choose how often']] },
    },
  ],
  [
    'an area',
    areaSchema,
    {
      name: {
        right: ['Adyar', 'x'.repeat(60)],
        wrong: [
          ['  ', 'Name is required'],
          ['x'.repeat(61), 'Name must be at most 60 characters'],
        ],
      },
      pincodes: { right: [['600001']], wrong: [[[], 'An area needs a PIN code']] },
      typedPincodes: { right: ['600001'], wrong: [] },
      ...Object.fromEntries(weekdays.map(({ day }) => [day, { right: [[]], wrong: [] }])),
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
    'access',
    accessSchema,
    Object.fromEntries(
      PERMISSION_NAMES.map((name) => [name, { right: ['true', 'false'], wrong: [] }]),
    ),
  ],
  [
    'the business',
    businessSchema,
    {
      name: longest(100, 'Name'),
      address: longest(300, 'Address'),
      city: longest(100, 'City'),
      state: chosen('Goa', 'Please select the state'),
      pincode: pincode('Pincode is required', 'Pincode must be 6 digits'),
      gstin,
      sac: {
        right: ['9997', '999712'],
        wrong: [
          ['', 'SAC is required'],
          ...all(['999', '9997123', '999x'], 'A service accounting code has 4 to 6 digits'),
        ],
      },
      taxRate: {
        right: ['0', '18', '2.5', '18 %', '100'],
        wrong: [
          ['', 'Tax rate is required'],
          ...all(
            ['x', '-1', '100.01', '2.555'],
            'Enter a percentage from 0 to 100, such as 18 or 2.5',
          ),
        ],
      },
      upiId: {
        right: ['', 'nilam@okaxis', ' nilam.home-care_1@ybl '],
        wrong: all(
          ['nilam', 'nilam@', 'n@ybl', 'nilam@ok.axis', 'nil am@ybl'],
          'A UPI address is a name and a bank, such as laundry@okaxis',
        ),
      },
      bank: {
        right: ['', 'Indian Bank, Adyar'],
        wrong: [['x'.repeat(101), 'Bank must be at most 100 characters']],
      },
      accountNumber: {
        right: ['', '123456789', '1234 5678-9012', '123456789012345678'],
        wrong: all(
          ['12345678', '1234567890123456789', '12345678x'],
          'An account number has 9 to 18 digits',
        ),
      },
      ifsc: {
        right: ['', 'SBIN0000800', 'idib-000a001'],
        wrong: all(
          ['SBIN1000800', 'SBIN000080', 'SBI00000800'],
          'An IFSC has 11 characters, such as SBIN0000800',
        ),
      },
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
      gstin,
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
