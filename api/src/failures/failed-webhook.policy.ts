const WORDS: Record<string, string> = {
  'unknown link': 'Unknown payment link',
  'unknown order': 'The payment link belongs to another order',
  'wrong amount': 'The amount differs from the payment link',
  'wrong currency': 'It was not paid in rupees',
  'not captured': 'Razorpay has not completed this payment yet',
  unreadable: 'The content could not be read',
};

/** Cause of a failed webhook as text for staff. */
export const describeOutcome = (outcome: string): string =>
  WORDS[outcome] ?? 'The reason was not recorded';

/** Reason why a webhook without stored content cannot be retried. */
export const NOT_RETRYABLE =
  'This notice could not be read and was not stored. Please check the Razorpay dashboard';
