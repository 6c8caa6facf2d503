import { site } from '@laundry/api/site';
import { boolean, object, string, type InferType } from 'yup';
import { addressRules } from '../../../addresses/address.schema';
import { emailRule } from '../../../ui/form/rules/emailRule';
import { phoneRule } from '../../../ui/form/rules/phoneRule';
import { pickupDateRule, repeatRule } from '../../../orders/pickupDay.schema';

/** Address value for an address that is not saved yet. */
export const newAddress = 'new';
/** Address value of a walk-in without a delivery address. */
export const atTheCounter = 'counter';

const ofNewAddress = (part: keyof typeof addressRules) =>
  string()
    .default('')
    .when('addressId', {
      is: newAddress,
      then: () => addressRules[part],
    });

const invalidEmail = 'Please enter a valid email';
const anEmail = emailRule({ required: invalidEmail, invalid: invalidEmail });

export const staffBookingSchema = object({
  search: string().default(''),
  customerId: string()
    .default('')
    .when('isNew', { is: false, then: (rule) => rule.required('Choose a customer') }),
  isNew: boolean().required(),
  name: string()
    .default('')
    .when('isNew', {
      is: true,
      then: (rule) =>
        rule.trim().required('Please enter the name').min(2, 'Name must be at least 2 characters'),
    }),
  phone: string()
    .default('')
    .when('isNew', {
      is: true,
      then: () =>
        phoneRule({
          required: 'Please enter the phone number',
          digits: 'Phone number must be 10 digits',
        }),
    }),
  email: string()
    .default('')
    .test('email', invalidEmail, (text) => !text || anEmail.isValidSync(text)),
  /** True adds a new customer even if name and phone number exist. */
  another: boolean().default(false),
  addressId: string().required('Choose an address'),
  address: ofNewAddress('address'),
  pincode: ofNewAddress('pincode'),
  city: ofNewAddress('city'),
  state: ofNewAddress('state'),
  date: pickupDateRule,
  /** Empty selects the first free slot. */
  slotId: string().default(''),
  note: string().default('').max(500, 'Note must be at most 500 characters'),
  express: boolean().default(false),
  walkIn: boolean().default(false),
  recurrence: repeatRule,
});

export type StaffBookingValues = InferType<typeof staffBookingSchema>;

/** Empty for a walk-in and while the PIN code is unknown. */
export const bookingPincode = (
  { addressId, pincode, walkIn }: StaffBookingValues,
  saved: readonly { id: string; pincode: string }[] = [],
): string => {
  if (walkIn) return '';
  return addressId === newAddress
    ? pincode
    : (saved.find(({ id }) => id === addressId)?.pincode ?? '');
};

/** Initial values. City and state are those of the laundry, because most callers live there. */
export const emptyStaffBooking: StaffBookingValues = {
  search: '',
  customerId: '',
  isNew: false,
  name: '',
  phone: '',
  email: '',
  another: false,
  addressId: '',
  address: '',
  pincode: '',
  city: site.address.city,
  state: site.address.state,
  date: '',
  slotId: '',
  note: '',
  express: false,
  walkIn: false,
  recurrence: 'once',
};

const noCustomer = { customerId: '', isNew: false, another: false, addressId: '', slotId: '' };

/** Replaces the customer. Collection at the counter is possible for each customer, so it stays. */
export const withCustomer = (
  values: StaffBookingValues,
  customer: Partial<StaffBookingValues>,
): StaffBookingValues => ({
  ...values,
  ...noCustomer,
  ...customer,
  ...(values.addressId === atTheCounter && { addressId: atTheCounter }),
});
