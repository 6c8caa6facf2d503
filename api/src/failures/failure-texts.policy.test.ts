import { expect, it } from 'vitest';
import { MailFailure } from '../platform/mail/mail-failure.js';
import { describeFailure, notRetryableReasonOf } from './failed-email.policy.js';
import { describeOutcome } from './failed-webhook.policy.js';

const mail = {
  ...{ isExpired: false, isContentDeleted: false },
  ...{ failureReason: MailFailure.AWAY, nextRecipient: 'asha@example.in' },
};

it('a failed mail without a stored reason says so', () => {
  expect(describeFailure(MailFailure.AWAY)).toBe('The mail server could not be reached');
  expect(describeFailure(null)).toBe('The reason was not recorded');
  expect(describeOutcome('wrong amount')).toBe('The amount differs from the payment link');
  expect(describeOutcome('of an earlier version')).toBe('The reason was not recorded');
});

it('a mail is retried while it is valid, has its text and its customer has an e-mail', () => {
  expect(notRetryableReasonOf(mail)).toBeNull();
  expect(notRetryableReasonOf({ ...mail, isExpired: true })).toMatch('out of date');
  expect(notRetryableReasonOf({ ...mail, isContentDeleted: true })).toMatch('already deleted');
  expect(notRetryableReasonOf({ ...mail, failureReason: MailFailure.SEALED })).toMatch('deleted');
  expect(notRetryableReasonOf({ ...mail, nextRecipient: null })).toBe(
    'The customer no longer has an email',
  );
});
