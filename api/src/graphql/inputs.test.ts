import { describe, expect, it } from 'vitest';
import { AddressInput } from '../addresses/address.inputs.js';
import {
  RequestSignInCodeInput,
  RequestSignUpCodeInput,
  SignInWithCodeInput,
} from '../auth/auth.inputs.js';
import { RenamePasskeyInput } from '../auth/passkeys/passkeys.inputs.js';
import { CreateClothInput } from '../cloths/cloth.inputs.js';
import { SendContactMessageInput } from '../contact/contact.inputs.js';
import { CreateEmployeeInput, EmployeesArgs } from '../employees/employee.inputs.js';
import { CreateEnterpriseInput, PriceListItemInput } from '../enterprises/enterprise.inputs.js';
import { SendFeedbackInput } from '../feedback/feedback.inputs.js';
import {
  BookPickupInput,
  CancelOrderInput,
  RescheduleOrderInput,
} from '../orders/booking/booking.inputs.js';
import {
  UpdateOrderContactInput,
  CreateBookingForCustomerInput,
} from '../orders/booking/staff-booking.inputs.js';
import { PickupItemInput } from '../orders/items/items.inputs.js';
import { UpdatePromisedDateInput } from '../orders/booking/promised-date.inputs.js';
import { SearchArgs } from '../orders/search/search.inputs.js';
import { OrderFilter } from '../orders/list/orders.inputs.js';
import { UpdatePaymentInput } from '../payments/payment.inputs.js';
import { check, type Input, named, said } from '../testing/input-checks.js';
import { UpdateAccountInput, NewCustomerInput, UserFilter } from '../users/user.inputs.js';

/** Minimum and maximum length of every text; the minimum is null for an optional text. */
const LENGTHS: [Input, field: string, least: number | null, most: number][] = [
  [RequestSignUpCodeInput, 'name', 1, 100],
  [UpdateAccountInput, 'name', 2, 100],
  [SendFeedbackInput, 'name', 4, 100],
  [SendFeedbackInput, 'message', 4, 2000],
  [SendContactMessageInput, 'name', 1, 100],
  [SendContactMessageInput, 'address', 1, 600],
  [SendContactMessageInput, 'message', 1, 2000],
  [CreateEmployeeInput, 'name', 1, 100],
  [EmployeesArgs, 'search', null, 100],
  [CreateClothInput, 'name', 1, 80],
  [CreateEnterpriseInput, 'name', 1, 100],
  [CreateEnterpriseInput, 'address', 1, 300],
  [CreateEnterpriseInput, 'city', 1, 100],
  [PriceListItemInput, 'type', 1, 80],
  [RenamePasskeyInput, 'name', 1, 60],
  [AddressInput, 'address', 10, 300],
  [AddressInput, 'city', 2, 100],
  [BookPickupInput, 'pickupAddress', 10, 600],
  [BookPickupInput, 'note', null, 500],
  [CancelOrderInput, 'reason', null, 300],
  [RescheduleOrderInput, 'reason', null, 300],
  [NewCustomerInput, 'name', 2, 100],
  [CreateBookingForCustomerInput, 'note', null, 500],
  [UpdateOrderContactInput, 'pickupAddress', 10, 600],
  [UpdateOrderContactInput, 'name', null, 100],
  [UpdateOrderContactInput, 'reason', 1, 300],
  [UpdatePromisedDateInput, 'reason', 1, 300],
  [SearchArgs, 'query', null, 100],
  [UpdatePaymentInput, 'reference', null, 100],
  [OrderFilter, 'search', null, 40],
  [OrderFilter, 'customer', null, 100],
  [UserFilter, 'search', null, 100],
];

describe('a text input', () => {
  it.each(named(LENGTHS))(
    'of %s has its minimum and maximum length (%#)',
    async (_, Class, field, least, most) => {
      expect(await said(Class, field, 'x'.repeat(most))).toBeUndefined();
      expect(await said(Class, field, 'x'.repeat(most + 1))).toMatch(
        new RegExp(`must be at most ${most} characters$`),
      );
      expect(await said(Class, field, 'x'.repeat(least ?? 0))).toBeUndefined();
      if (least === null) return;
      expect(await said(Class, field, 'x'.repeat(least - 1))).toBeTruthy();
      // Spaces before and after a text are not counted.
      expect(await said(Class, field, ` ${'x'.repeat(least - 1)} `)).toBeTruthy();
    },
  );

  it.each(named(LENGTHS))(
    'of %s may contain no control characters (%#)',
    async (_, Class, field) => {
      for (const bad of ['\u0000', '\u0007', '\u007f', '\u0085', '\u202e', '\u2066'])
        expect(await said(Class, field, `some words ${bad} and more`)).toMatch(
          /has characters that cannot be used$/,
        );
    },
  );

  it('loses its line breaks in one-line fields only', async () => {
    expect((await check(SendContactMessageInput, 'address', ' 12,  Car\nStreet ')).value).toBe(
      '12, Car Street',
    );
    expect((await check(SendContactMessageInput, 'message', ' one\n\n  two ')).value).toBe(
      'one\n\n  two',
    );
  });
});

const PHONES: [Input, field: string, message: string][] = [
  [RequestSignUpCodeInput, 'phone', 'Phone number must be 10 digits'],
  [UpdateAccountInput, 'phone', 'Phone number must be 10 digits'],
  [SendFeedbackInput, 'phone', 'Phone must be exactly 10 digits'],
  [SendContactMessageInput, 'phone', 'Phone number must be 10 digits'],
  [CreateEmployeeInput, 'phone', 'Phone number must be 10 digits'],
  [CreateEnterpriseInput, 'phone', 'Phone number must be 10 digits'],
  [BookPickupInput, 'phone', 'Phone number should be 10 digits'],
  [NewCustomerInput, 'phone', 'Phone number must be 10 digits'],
  [CreateBookingForCustomerInput, 'phone', 'Phone number must be 10 digits'],
  [UpdateOrderContactInput, 'phone', 'Phone number must be 10 digits'],
];

describe('a phone number', () => {
  it.each(named(PHONES))('of %s accepts ten digits in any notation', async (_, Class, field) => {
    for (const written of [
      '9876543210',
      ' 98765 43210 ',
      '98765-43210',
      '(98765) 43210',
      '+91 98765 43210',
      '919876543210',
      '09876543210',
    ])
      expect(await check(Class, field, written)).toEqual({ value: '9876543210', said: undefined });
  });

  it.each(named(PHONES))('of %s refuses other values', async (_, Class, field, message) => {
    for (const bad of ['', '987654321', '98765432101', '9876543a10', '+1 9876543210'])
      expect(await said(Class, field, bad)).toBe(message);
    for (const first of ['0', '1', '5'])
      expect(await said(Class, field, `${first}876543210`)).toBe(
        'Phone number must start with 6, 7, 8 or 9',
      );
    for (const first of ['6', '7', '8', '9'])
      expect(await said(Class, field, `${first}876543210`)).toBeUndefined();
  });

  it('may begin with 91, which is then no country code', async () => {
    expect((await check(RequestSignUpCodeInput, 'phone', '9187654321')).value).toBe('9187654321');
  });
});

const EMAILS: [Input, message: string][] = [
  [RequestSignUpCodeInput, 'Invalid email'],
  [SignInWithCodeInput, 'Invalid email'],
  [RequestSignInCodeInput, 'Invalid email'],
  [UpdateAccountInput, 'Please enter a valid email'],
  [NewCustomerInput, 'Please enter a valid email'],
  [SendContactMessageInput, 'Please enter a valid email'],
  [CreateEmployeeInput, 'Please enter a valid email'],
  [CreateEnterpriseInput, 'Please enter a valid email'],
];

/** An e-mail of this length, each part within its own limit. */
const emailOf = (length: number): string => {
  const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}`;
  const local = 'a'.repeat(60);
  const rest = length - local.length - domain.length - '@..in'.length;
  return `${local}@${domain}.${'g'.repeat(rest)}.in`;
};

describe('an e-mail', () => {
  it.each(named(EMAILS))(
    'of %s is stored in lower case, without surrounding spaces',
    async (_, Class, message) => {
      expect(await check(Class, 'email', ' Asha.Rao@Example.IN ')).toEqual({
        value: 'asha.rao@example.in',
        said: undefined,
      });
      for (const bad of ['', 'asha', 'asha@home', '@example.in', 'asha rao@example.in', 'a@b@c.in'])
        expect(await said(Class, 'email', bad)).toBe(message);
    },
  );

  it.each(named(EMAILS))('of %s has at most 254 characters', async (_, Class) => {
    expect(emailOf(254)).toHaveLength(254);
    expect(await said(Class, 'email', emailOf(254))).toBeUndefined();
    expect(await said(Class, 'email', emailOf(255))).toBeTruthy();
    expect(await said(Class, 'email', `${'a'.repeat(300)}@example.in`)).toBeTruthy();
  });
});

describe('a PIN code', () => {
  it.each(named([[AddressInput], [CreateEnterpriseInput]]))(
    'of %s has six digits and does not begin with 0',
    async (_, Class) => {
      for (const good of ['100000', '999999', ' 600020 '])
        expect(await check(Class, 'pincode', good)).toEqual({
          value: good.trim(),
          said: undefined,
        });
      for (const bad of ['', '60002', '6000201', '060002', '60002a', '600 020'])
        expect(await said(Class, 'pincode', bad)).toBe('Pincode must be 6 digits');
    },
  );
});

describe('a one-time code', () => {
  it('has four digits and may begin with 0', async () => {
    expect(await said(SignInWithCodeInput, 'otp', '0042')).toBeUndefined();
    for (const bad of ['', '042', '00421', '00a2', '٠٠٤٢'])
      expect(await said(SignInWithCodeInput, 'otp', bad)).toBe('OTP must be 4 digits');
  });
});

describe('a number', () => {
  const prices: [Input, number][] = [
    [CreateClothInput, 0],
    [PickupItemInput, 0],
    [PriceListItemInput, 1],
  ];
  it.each(named(prices))(
    'of %s is an amount above its minimum and at most ₹1,00,000',
    async (_, Class, least) => {
      expect(await said(Class, 'price', least)).toBeUndefined();
      expect(await said(Class, 'price', least - 1)).toBe(
        least ? 'Please enter a valid price greater than zero' : 'Price must not be below 0',
      );
      expect(await said(Class, 'price', 10_000_000)).toBeUndefined();
      expect(await said(Class, 'price', 10_000_001)).toBe('Price must be at most ₹1,00,000');
    },
  );

  it('of pieces is from 1 to 999', async () => {
    for (const good of [1, 999])
      expect(await said(PickupItemInput, 'quantity', good)).toBeUndefined();
    expect(await said(PickupItemInput, 'quantity', 0)).toBe('Quantity must be at least 1');
    expect(await said(PickupItemInput, 'quantity', 1000)).toBe('Quantity must be at most 999');
  });
});
