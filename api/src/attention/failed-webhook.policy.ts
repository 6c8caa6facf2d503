const WORDS: Record<string, string> = {
  'unknown link': 'It speaks of a payment link that we have not made',
  'unknown order': 'It speaks of another order than its payment link',
  'wrong amount': 'The amount is not what the payment link asks for',
  'wrong currency': 'It was not paid in rupees',
  'not captured': 'The provider does not hold the money yet',
  unreadable: 'We could not read it',
};

/** Cause of a failed payment event as text for staff. */
export const outcomeInWords = (outcome: string): string => WORDS[outcome] ?? 'Why was not kept';

/** Reason why an event without stored content cannot be retried. */
export const NOT_AGAIN =
  'Its content could not be read and was not stored. Please look at the provider’s own pages';
