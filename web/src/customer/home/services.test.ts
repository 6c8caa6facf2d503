import { describe, expect, it } from 'vitest';
import { lowestPrice, services } from './services';

const cloths = [
  { name: 'Shirt', price: 3000 },
  { name: 'Kurta', price: 2500 },
  { name: 'Blanket, double', price: 30000 },
];
const named = (name: string) => services.find((service) => service.name === name);

describe('the "from" price of a service', () => {
  it('is the lowest matching price', () => {
    const wash = named('Wash & Iron');
    const blankets = named('Blanket & Curtain Cleaning');
    expect(wash && lowestPrice(wash, cloths)).toBe(2500);
    expect(blankets && lowestPrice(blankets, cloths)).toBe(30000);
  });
  it('is absent without a matching cloth type', () => {
    const dry = named('Dry Cleaning');
    const pickup = named('Pickup & Delivery');
    expect(dry && lowestPrice(dry, cloths)).toBeUndefined();
    expect(pickup && lowestPrice(pickup, cloths)).toBeUndefined();
  });
});

it('shows the six services', () => {
  expect(services.map(({ name }) => name)).toEqual([
    'Wash & Iron',
    'Monthly Orders',
    'Pickup & Delivery',
    'Steam Ironing',
    'Dry Cleaning',
    'Blanket & Curtain Cleaning',
  ]);
});
