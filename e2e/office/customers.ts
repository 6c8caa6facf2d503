import type { Page } from 'playwright-core';
import { newCustomer } from '../customer/users.js';
import { ask, inDays, type MadeOrder } from './office.js';

export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

let made = 0;
/** A phone number unique in this run. */
export const newPhone = () => `7${String(Date.now() + (made += 1)).slice(-9)}`;

/** Creates a customer with an address, as if the customer had added it. */
export async function createCaller(name: string) {
  const { user } = await newCustomer(name);
  const phone = newPhone();
  await ask(
    `mutation ($id: ID!, $input: UpdateAccountInput!, $address: CreateAddressInput!) {
      updateAccount(id: $id, version: 1, input: $input) { message }
      createAddress(input: $address) { message }
    }`,
    {
      id: user.id,
      input: { name, phone, email: user.email },
      address: {
        customerId: user.id,
        ...{ address: '4, Lake View Road', city: 'Chennai' },
        ...{ state: 'Tamil Nadu', pincode: '600033' },
      },
    },
  );
  return { id: user.id, name, phone };
}

interface StaffBooking {
  createBookingForCustomer: { booking: MadeOrder & { user: { id: string } } };
}

/** Creates an order of a walk-in customer without an email address. */
export async function createWalkInOrder(name: string, phone: string) {
  const { createBookingForCustomer } = await ask<StaffBooking>(
    `mutation ($input: CreateBookingForCustomerInput!) {
      createBookingForCustomer(input: $input) { booking { id shortId version user { id } } }
    }`,
    { input: { pickupDate: inDays(0), walkIn: true, customer: { name, phone } } },
  );
  return createBookingForCustomer.booking;
}
