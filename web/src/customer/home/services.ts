import type { LineIconName } from './LineIcon';

export interface Service {
  name: string;
  text: string;
  icon: LineIconName;
  /** Cloth types whose lowest price is shown; absent for services without a price. */
  cloths?: RegExp;
}

export const services: Service[] = [
  {
    name: 'Wash & Iron',
    text: 'Everyday clothes, washed separately and ironed crisp.',
    icon: 'shirt',
    cloths: /wash|shirt|trouser|kurta|t-shirt/i,
  },
  {
    name: 'Monthly Orders',
    text: 'Regular pickups through the month, for homes, hostels and offices.',
    icon: 'calendar',
    cloths: /month/i,
  },
  {
    name: 'Pickup & Delivery',
    text: 'Picked up and delivered at your door, all 7 days.',
    icon: 'scooter',
  },
  {
    name: 'Steam Ironing',
    text: 'Smooth finish, without iron marks.',
    icon: 'iron',
    cloths: /iron/i,
  },
  {
    name: 'Dry Cleaning',
    text: 'Silk, suits and wedding wear, treated by hand.',
    icon: 'hanger',
    cloths: /dry|saree|silk|suit|blazer|lehenga|sherwani/i,
  },
  {
    name: 'Blanket & Curtain Cleaning',
    text: 'Too heavy for the washing machine at home.',
    icon: 'blanket',
    cloths: /blanket|curtain|quilt|duvet|comforter/i,
  },
];

/** Lowest matching price in paise; undefined without a match. */
export function lowestPrice(
  { cloths: pattern }: Service,
  cloths: readonly { name: string; price: number }[],
): number | undefined {
  if (!pattern) return undefined;
  const prices = cloths.filter(({ name }) => pattern.test(name)).map(({ price }) => price);
  return prices.length ? Math.min(...prices) : undefined;
}
