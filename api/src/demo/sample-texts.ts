// Notes and messages that customers and staff of the demo data have written.

export const NOTES = [
  'Please call before you come.',
  'Leave with the security guard if nobody opens.',
  'The silk saree has a turmeric stain near the border.',
  'Starch for the cotton shirts, please.',
  'Ring the bell twice, the baby may be asleep.',
] as const;

export const REVIEWS = [
  'Shirts came back crisp and on time. Will book again.',
  'The pickup was right on the minute and the person was very polite.',
  'My silk saree looks new. Thank you for the careful handling.',
  'Good service, but the delivery was an hour late this time.',
  'Express delivery saved me before a wedding. Great work!',
  'The curtains smell fresh and hang perfectly again.',
  'Fair prices and the bill was clear. Recommended.',
  'One button was missing on a shirt, and they replaced it the next day.',
  'I like that I can see where my clothes are at any time.',
  'Blankets were cleaned well. The packing could be better.',
  'Paying online was simple and the receipt came at once.',
  'We have used them every week for our guest rooms. Always reliable.',
  'Support answered on a Sunday evening. Impressive.',
  'Ironing is the best in the area.',
] as const;

export const QUESTIONS = [
  'Do you collect from Sholinganallur as well? We are a family of five and would need a pickup twice a week.',
  'Please tell me your price for cleaning a sofa cover and six cushion covers.',
  'We run a small guest house with twelve rooms. Do you offer a monthly arrangement?',
  'Can you remove an oil stain from a linen shirt? I can send a photo.',
  'Is it possible to have the clothes delivered to my office instead of my home?',
] as const;

/** Reasons of customers who cancel bookings, and of staff who cancel orders after the pickup. */
export const CANCEL_REASONS = {
  early: ['Travelling that week, will book again later.', 'Booked twice by mistake.'],
  late: ['The customer asked for the clothes back.', 'These fabrics cannot be cleaned safely.'],
} as const;
