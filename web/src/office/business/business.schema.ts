import { boolean, object, string, type InferType, type StringSchema } from 'yup';
import { pincodeRule } from '../../addresses/address.schema';
import { codeRule, gstinRule } from '../../addresses/gstinRule';
import { rateRule } from '../../ui/form/rules/rateRule';

const line = (label: string, max: number): StringSchema<string> =>
  string()
    .trim()
    .required(`${label} is required`)
    .max(max, `${label} must be at most ${max} characters`);

// Formik passes empty fields as undefined, so each field has a default.
const optional = () => string().default('').trim();

const account = ['bank', 'accountNumber', 'ifsc'] as const;

/** A bank account needs all three fields or none. */
const together = {
  ...{ name: 'together', message: 'Enter bank, account number and IFSC, or leave all three empty' },
  test: (typed: string | undefined, { parent }: { parent: unknown }): boolean => {
    const typedOf = parent as Partial<Record<string, string>>;
    return Boolean(typed) || account.every((name) => !typedOf[name]?.trim());
  },
};

/** The same limits as on the server. */
export const businessSchema = object({
  name: line('Name', 100),
  address: line('Address', 300),
  city: line('City', 100),
  state: string().required('Please select the state'),
  pincode: pincodeRule('Pincode is required'),
  gstin: gstinRule(),
  sac: string()
    .required('SAC is required')
    .matches(/^\d{4,6}$/, 'A service accounting code has 4 to 6 digits'),
  taxRate: rateRule().required('Tax rate is required'),
  customerPricesIncludeTax: boolean().required(),
  enterprisePricesIncludeTax: boolean().required(),
  roundsToRupee: boolean().required(),
  upiId: optional().matches(/^(?:[\w.-]{2,64}@[A-Za-z][A-Za-z0-9]{1,63})?$/, {
    message: 'Enter a UPI ID such as laundry@okaxis',
  }),
  bank: optional().max(100, 'Bank must be at most 100 characters').test(together),
  accountNumber: codeRule()
    .matches(/^(?:\d{9,18})?$/, 'An account number has 9 to 18 digits')
    .test(together),
  ifsc: codeRule()
    .matches(/^(?:[A-Z]{4}0[A-Z0-9]{6})?$/, 'An IFSC has 11 characters, such as SBIN0000800')
    .test(together),
});

export type BusinessValues = InferType<typeof businessSchema>;
