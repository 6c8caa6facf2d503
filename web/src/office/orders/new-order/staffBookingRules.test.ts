import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { todayPlus } from '../../../ui/format/dates';
import { staffBookingSchema, emptyStaffBooking, newAddress } from './staffBookingRules';

/** Names of the fields with errors. */
function invalidFields(values: object): string[] {
  try {
    staffBookingSchema.validateSync({ ...emptyStaffBooking, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError)
      return [...new Set(error.inner.map(({ path }) => path ?? ''))].sort();
    throw error;
  }
}

const known = { customerId: 'c', addressId: 'a', date: todayPlus(1) };

describe('a booking by staff', () => {
  it('takes a known customer, an address and a day', () => {
    expect(invalidFields({})).toEqual(['addressId', 'customerId', 'date']);
    expect(invalidFields(known)).toEqual([]);
  });

  it('takes name and phone of a new customer, and an e-mail only when there is one', () => {
    const made = { ...known, customerId: '', isNew: true };
    expect(invalidFields(made)).toEqual(['name', 'phone']);
    const person = { ...made, name: 'Asha', phone: '9876543210' };
    expect(invalidFields(person)).toEqual([]);
    expect(invalidFields({ ...person, email: 'no-email' })).toEqual(['email']);
    expect(invalidFields({ ...person, email: 'asha@laundry.test' })).toEqual([]);
  });

  it('requires the parts of a new address only for a new address', () => {
    expect(invalidFields({ ...known, addressId: newAddress })).toEqual(['address', 'pincode']);
    const address = { address: '8, Temple Street', pincode: '600004' };
    expect(invalidFields({ ...known, addressId: newAddress, ...address })).toEqual([]);
  });
});
