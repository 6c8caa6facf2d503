import { accountSchema } from '../../ui/form/rules/account.schema';
import { addressSchema } from '../../addresses/address.schema';
import { bookPickupSchema } from '../../customer/booking/bookPickup.schema';
import { emailSchema } from '../../sign-in/email.schema';
import { feedbackSchema } from '../../customer/feedback/feedback.schema';
import { otpSchema } from '../../session/code/otp.schema';
import { passkeySchema } from '../../customer/security/passkey.schema';
import { signUpSchema } from '../../sign-in/signUp.schema';
import { todayPlus } from '../../ui/format/dates';
import { chosen, email, needed, phone, pincode, shortest, type FormRules } from './formRules';

export const CUSTOMER_FORMS: FormRules[] = [
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
      // The form needs the PIN code and slot only to offer pickup days, so it accepts any text.
      pincode: { right: ['', '600001', '6'], wrong: [] },
      slotId: { right: ['', 'a'], wrong: [] },
      recurrence: {
        right: ['once', 'WEEKLY', 'FORTNIGHTLY'],
        wrong: [['daily', 'Choose how often']],
      },
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
];
