import { PERMISSION_NAMES } from '@laundry/api/rules/permission';
import { accessSchema } from '../../office/employees/access.schema';
import { areaSchema } from '../../office/areas/area.schema';
import { businessSchema } from '../../office/business/business.schema';
import { clothSchema } from '../../cloths/cloth.schema';
import { employeeSchema } from '../../office/employees/employee.schema';
import { enterpriseSchema } from '../../office/enterprises/enterprise.schema';
import { appSchema, tokenSchema } from '../../office/integrations/app.schema';
import { weekdays } from '../../office/areas/week';

import { all, chosen, email, needed, phone, pincode, type FormRules, type Rule } from './formRules';

/** Rule of a required text with a maximum length. */
const longest = (most: number, label: string): Rule => ({
  right: ['A', 'x'.repeat(most)],
  wrong: [
    ...all(['', '  '], `${label} is required`),
    ['x'.repeat(most + 1), `${label} must be at most ${most} characters`],
  ],
});

const gstin: Rule = {
  right: ['', '33AABCN1234A1ZD', ' 33aabcn 1234a1zd '],
  wrong: [
    ['33', 'A GSTIN has 15 characters, such as 33AABCN1234A1ZD'],
    ['99AABCN1234A1ZD', 'A GSTIN begins with the code of a state'],
    ['33AABCN1234A1ZE', 'This GSTIN is not valid. Check it for typing mistakes'],
  ],
};

const NO_SACS = all(['999', '9997123', '999x'], 'A service accounting code has 4 to 6 digits');

const RATES = ['0', '18', '2.5', '18 %', '100'];
const NO_RATES = all(
  ['x', '-1', '100.01', '2.555'],
  'Enter a percentage from 0 to 100, such as 18 or 2.5',
);

/** Rule of a checkbox. */
const ticked: Rule = { right: ['true', 'false'], wrong: [] };

export const OFFICE_FORMS: FormRules[] = [
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
      pincodes: { right: [['600001']], wrong: [[[], 'Enter at least one pincode']] },
      typedPincodes: { right: ['600001'], wrong: [] },
      ...Object.fromEntries(weekdays.map(({ day }) => [day, { right: [[]], wrong: [] }])),
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
      sac: { right: ['', '9997', '999712'], wrong: NO_SACS },
      taxRate: { right: ['', ...RATES], wrong: NO_RATES },
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
    {
      ...Object.fromEntries(PERMISSION_NAMES.map((name) => [name, ticked])),
      discountLimit: {
        right: ['0', '10', '100'],
        wrong: [
          ['', 'Enter 0 to 100'],
          ...all(['101', '-1', '1.5', 'x'], 'Enter a whole number from 0 to 100'),
        ],
      },
    },
  ],
  [
    'app',
    appSchema,
    {
      ...Object.fromEntries(PERMISSION_NAMES.map((name) => [name, ticked])),
      name: longest(60, 'Name'),
      note: {
        right: ['', 'x'.repeat(300)],
        wrong: [['x'.repeat(301), 'Note must be at most 300 characters']],
      },
      kind: { right: ['OFFICE', 'PARTNER'], wrong: [] },
      // Of a partner app: see app.schema.test.ts.
      enterpriseId: { right: ['', 'x'], wrong: [] },
    },
  ],
  [
    'API token',
    tokenSchema,
    {
      label: longest(60, 'Label'),
      days: {
        right: ['1', '90', '365'],
        wrong: [
          ['', 'Enter 1 to 365'],
          ...all(['0', '366', '1.5', 'x'], 'Enter a whole number from 1 to 365'),
        ],
      },
      networks: { right: ['', '203.0.113.0/24'], wrong: [] },
    },
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
        wrong: [['', 'SAC is required'], ...NO_SACS],
      },
      taxRate: {
        right: RATES,
        wrong: [['', 'Tax rate is required'], ...NO_RATES],
      },
      customerPricesIncludeTax: ticked,
      enterprisePricesIncludeTax: ticked,
      roundsToRupee: ticked,
      upiId: {
        right: ['', 'nilam@okaxis', ' nilam.home-care_1@ybl '],
        wrong: all(
          ['nilam', 'nilam@', 'n@ybl', 'nilam@ok.axis', 'nil am@ybl'],
          'Enter a UPI ID such as laundry@okaxis',
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
      creditLimit: {
        right: ['', '0', '25000', '12.50', '10000000'],
        wrong: all(
          ['-1', '0.001', 'x', '10000000.01'],
          'Enter an amount up to ₹1,00,00,000 with at most two decimals, or leave it empty',
        ),
      },
    },
  ],
];
