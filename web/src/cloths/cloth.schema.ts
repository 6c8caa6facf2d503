import { object, string } from 'yup';
import { rateRule } from '../ui/form/rules/rateRule';
import { toPaise } from '../ui/format/rupees';

/** The price is in rupees, as typed. */
export const clothSchema = object({
  name: string().trim().required('Cloth name is required'),
  price: string()
    .required('Price is required')
    .test('amount', 'Enter a price of 0 or more, with at most two decimals', (price) => {
      return toPaise(price) !== null;
    }),
  // Formik passes empty fields as undefined.
  sac: string()
    .default('')
    .matches(/^(?:\d{4,6})?$/, 'A service accounting code has 4 to 6 digits'),
  taxRate: rateRule().default(''),
});
