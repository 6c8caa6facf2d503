/**
 * Everything about the company that visitors read. An operator changes it only here. The web app
 * and the API share the file, so it must not import anything.
 */
export const site = {
  brand: 'Doorstep Laundry',
  /** Name under an icon on a phone. */
  shortName: 'Laundry',
  tagline: 'Pickup, care and delivery at your door',
  description:
    'Doorstep laundry pickup and delivery, all 7 days. Wash & iron, dry cleaning, steam ironing, blankets and curtains, with express and eco-friendly cleaning.',
  email: 'support@doorsteplaundry.in',
  phone: { display: '+91 98400 12345', href: 'tel:+919840012345' },
  address: {
    street: '14, 3rd Cross Street, Besant Nagar',
    city: 'Chennai',
    state: 'Tamil Nadu',
    pincode: '600090',
    country: 'India',
  },
  mapUrl: 'https://www.openstreetmap.org/search?query=Besant%20Nagar%2C%20Chennai%20600090',
  timings: {
    service: 'Pick-up and delivery: all 7 days, 10:00 AM to 9:00 PM',
    support: 'Customer support: 24x7',
    opens: '10:00',
    closes: '21:00',
  },
  chatUrl:
    'https://wa.me/919840012345?text=Hi%2C%20I%20would%20like%20to%20book%20a%20laundry%20pickup.',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/doorsteplaundry' },
    { name: 'Facebook', url: 'https://www.facebook.com/doorsteplaundry' },
    { name: 'YouTube', url: 'https://www.youtube.com/@doorsteplaundry' },
  ],
  /** Most common cloth types, which are first in the price list on the home page. */
  commonCloths: [
    'Shirt',
    'T-Shirt',
    'Trousers',
    'Jeans',
    'Kurta',
    'Saree',
    'School Uniform',
    'Towel',
    'Bedsheet (Single)',
    'Bedsheet (Double)',
    'Blanket',
    'Suit (2 Piece)',
  ],
  operator: 'Doorstep Laundry is a unit of Nilam Home Care Group',
  builder: { name: 'Tidepool Web Works', url: 'https://tidepoolwebworks.example' },
} as const;

/** Working days and promised dates. A separate export, because no public page shows them. */
export const work = {
  /** Weekdays on which the laundry works; 0 is Sunday. Promised dates count only these days. */
  days: [0, 1, 2, 3, 4, 5, 6],
  /** Working days from the pickup to the promised date. */
  promise: { usual: 3, express: 1 },
} as const;

export type Site = typeof site;
