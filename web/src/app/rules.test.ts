import { describe, expect, it } from 'vitest';
import { type Schema, ValidationError } from 'yup';
import { accountSchema } from '../account/account.schema';
import { addressSchema } from '../addresses/address.schema';
import { emailSchema } from '../auth/email.schema';
import { signUpSchema } from '../auth/signUp.schema';
import { feedbackSchema } from '../feedback/feedback.schema';
import { bookPickupSchema } from '../orders/bookPickup.schema';
import { todayPlus } from '../ui/dates';

/** What the form would say under this field; empty boxes reach the rules as undefined. */
function said(schema: Schema, field: string, value: string): string | undefined {
  try {
    schema.validateSync({ [field]: value || undefined }, { abortEarly: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.find(({ path }) => path === field)?.message;
  }
}

const booking = bookPickupSchema;

describe('form rules say what the product says', () => {
  it.each([
    ['sign-up', signUpSchema, 'name', '', 'Name is required'],
    ['sign-up', signUpSchema, 'phone', '', 'Phone is required'],
    ['sign-up', signUpSchema, 'phone', '984001234', 'Phone number must be 10 digits'],
    ['sign-up', signUpSchema, 'phone', '98400123456', 'Phone number must be 10 digits'],
    ['sign-up', signUpSchema, 'email', '', 'Email is required'],
    ['sign-up', signUpSchema, 'email', 'asha@', 'Invalid email'],
    ['sign-in', emailSchema, 'email', 'asha@home', 'Invalid email'],
    ['sign-in', emailSchema, 'email', '"asha"@home.in', 'Invalid email'],
    ['sign-in', emailSchema, 'email', 'as\u200bha@home.in', 'Invalid email'],
    ['sign-in', emailSchema, 'email', 'asha@ho\u00adme.in', 'Invalid email'],
    ['sign-in', emailSchema, 'email', 'as ha@home.in', 'Invalid email'],
    ['sign-in', emailSchema, 'email', 'आशा@home.in', 'Invalid email'],
    ['sign-in', emailSchema, 'email', `${'a'.repeat(65)}@home.in`, 'Invalid email'],
    ['sign-in', emailSchema, 'email', ' Asha@उदाहरण.भारत ', undefined],
    ['sign-in', emailSchema, 'email', "o'neil+laundry_1@home.co.in", undefined],
    ['booking', booking, 'name', '', 'Full Name is required'],
    ['booking', booking, 'name', 'Al', 'Name must be at least 3 characters'],
    ['booking', booking, 'address', '', 'Address is required'],
    ['booking', booking, 'phone', '', 'Phone number is required'],
    ['booking', booking, 'phone', '12345', 'Phone number should be 10 digits'],
    ['booking', booking, 'date', '', 'Pickup date is required'],
    ['booking', booking, 'date', todayPlus(-1), 'Pickup date cannot be before today'],
    ['feedback', feedbackSchema, 'name', 'Abc', 'Name must be at least 4 characters'],
    ['feedback', feedbackSchema, 'phone', '98400', 'Phone must be exactly 10 digits'],
    ['feedback', feedbackSchema, 'message', 'abc', 'Message must be at least 4 characters'],
    ['account', accountSchema, 'name', '', 'Please enter your name'],
    ['account', accountSchema, 'name', 'A', 'Name must be at least 2 characters'],
    ['account', accountSchema, 'phone', '', 'Please enter your phone number'],
    ['account', accountSchema, 'phone', '1', 'Phone number must be 10 digits'],
    ['account', accountSchema, 'email', '', 'Please enter your email'],
    ['account', accountSchema, 'email', 'x', 'Please enter a valid email'],
    ['address', addressSchema, 'address', '', 'Please enter your address'],
    ['address', addressSchema, 'address', '9, Street', 'Address must be at least 10 characters'],
    ['address', addressSchema, 'pincode', '', 'Please enter your pincode'],
    ['address', addressSchema, 'pincode', '60001', 'Pincode must be 6 digits'],
    ['address', addressSchema, 'state', '', 'Please select your state'],
    ['address', addressSchema, 'city', '', 'Please enter your city'],
    ['address', addressSchema, 'city', 'X', 'City must be at least 2 characters'],
  ])('%s: %#', (_form, schema, field, value, text) => {
    expect(said(schema, field, value)).toBe(text);
  });

  it.each([
    [signUpSchema, 'email', 'asha@example.in'],
    [booking, 'name', 'Ali'],
    [booking, 'date', todayPlus()],
    [booking, 'date', todayPlus(60)],
    [feedbackSchema, 'name', 'Asha'],
    [addressSchema, 'address', '9, Street1'],
    [addressSchema, 'city', 'Xy'],
    [accountSchema, 'name', 'Al'],
  ])('takes the least that is enough: %#', (schema, field, value) => {
    expect(said(schema, field, value)).toBeUndefined();
  });
});
