import { object, string } from 'yup';
import { toPaise } from '../ui/format/rupees';

/** The price is in rupees, as typed. */
export const clothSchema = object({
  name: string().trim().required('Cloth name is required'),
  price: string()
    .required('Price is required')
    .test('amount', 'Enter a price of 0 or more, with at most two decimals', (price) => {
      return toPaise(price) !== null;
    }),
});
