// Values of the demo data: names, streets, localities, cloth types and enterprises.

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const phrases = (text: string): readonly string[] => text.trim().split(/\s*\|\s*/);

export const FIRST_NAMES = words(`
  Aarav Aditi Ananya Arjun Bhavana Deepak Divya Farhan Gayathri Harish Ishita Jayanth Kavya
  Kiran Lakshmi Madhavan Meera Naveen Nisha Pooja Pranav Priya Rahul Ramesh Revathi Rohan
  Sandhya Sanjay Shreya Sneha Suresh Swathi Tanvi Uma Varun Vidya Vikram Yamini Zoya Imran
`);

export const LAST_NAMES = words(`
  Iyer Nair Reddy Menon Krishnan Sharma Patel Subramanian Khan Das Pillai Rao Fernandes Gupta
  Joseph Kulkarni Murthy Banerjee Chandran Shetty
`);

export const STREETS = phrases(`
  1st Main Road | 2nd Avenue | 3rd Cross Street | Gandhi Nagar Main Road | Temple Tank Street |
  Lake View Road | Kamaraj Salai | Nehru Street | Market Road | Beach Road | College Road |
  Venus Colony | Rajaji Street | Bharathi Salai | Park View Road
`);

export const HOUSES = phrases(`
  Flat 2B, Sai Krupa Apartments | Flat 5C, Lotus Enclave | Flat 12, Palm Grove Residency |
  Flat 301, Green Meadows | Flat 4A, Shanthi Niketan | Flat 7D, Sunrise Towers |
  Villa 9, Coral Homes
`);

export const EMPLOYEES = phrases(`
  Murugan Selvam | Fathima Begum | Joseph Anthony | Kalaivani Raja | Prakash Mohan |
  Rekha Devi
`);

export interface Locality {
  area: string;
  city: string;
  state: string;
  pincode: string;
}

const chennai = (area: string, pincode: string): Locality => ({
  area,
  city: 'Chennai',
  state: 'Tamil Nadu',
  pincode,
});

/**
 * Localities of the customers: most are near the shop; a few customers have moved away and still
 * have an account.
 */
export const LOCALITIES: readonly Locality[] = [
  chennai('Besant Nagar', '600090'),
  chennai('Adyar', '600020'),
  chennai('Mylapore', '600004'),
  chennai('T. Nagar', '600017'),
  chennai('Velachery', '600042'),
  chennai('Anna Nagar', '600040'),
  chennai('Nungambakkam', '600034'),
  chennai('Thiruvanmiyur', '600041'),
  chennai('Kodambakkam', '600024'),
  chennai('Guindy', '600032'),
  chennai('Alwarpet', '600018'),
  chennai('Royapettah', '600014'),
  chennai('Chromepet', '600044'),
  chennai('Porur', '600116'),
  { area: 'R. S. Puram', city: 'Coimbatore', state: 'Tamil Nadu', pincode: '641002' },
  { area: 'Indiranagar', city: 'Bengaluru', state: 'Karnataka', pincode: '560038' },
  { area: 'Banjara Hills', city: 'Hyderabad', state: 'Telangana', pincode: '500034' },
  { area: 'Kakkanad', city: 'Kochi', state: 'Kerala', pincode: '682030' },
];

/** Cloth types with the price of one piece, in rupees. */
export const CATALOGUE: Readonly<Record<string, number>> = {
  Shirt: 25,
  'T-Shirt': 20,
  Trousers: 30,
  Jeans: 40,
  Shorts: 20,
  Kurta: 35,
  Pyjama: 20,
  Saree: 90,
  'Silk Saree': 220,
  'Salwar Suit': 80,
  Dupatta: 30,
  Blouse: 25,
  Dhoti: 35,
  Lehenga: 350,
  Sherwani: 400,
  Blazer: 180,
  'Suit (2 Piece)': 320,
  Sweater: 80,
  Jacket: 150,
  'School Uniform': 35,
  'Bedsheet (Single)': 50,
  'Bedsheet (Double)': 80,
  'Pillow Cover': 12.5,
  Towel: 20,
  'Curtain (Per Panel)': 110,
  Blanket: 160,
};

/** Enterprises, and the cloth types for which they have their own price. */
export const ENTERPRISES = [
  {
    name: 'Cauvery Grand Hotel',
    email: 'business@laundry.test',
    address: '21, Khader Nawaz Khan Road, Nungambakkam',
    pincode: '600034',
    types: [
      'Bedsheet (Single)',
      'Bedsheet (Double)',
      'Pillow Cover',
      'Towel',
      'Curtain (Per Panel)',
      'Blanket',
      'Blazer',
    ],
  },
  {
    name: 'Nandi Fitness Club',
    email: 'desk@nandifitness.test',
    address: '8, 4th Main Road, Gandhi Nagar, Adyar',
    pincode: '600020',
    types: ['Towel', 'T-Shirt', 'Shorts'],
  },
  {
    name: 'Malar Women and Child Clinic',
    email: 'office@malarclinic.test',
    address: '102, Luz Church Road, Mylapore',
    pincode: '600004',
    types: ['Bedsheet (Single)', 'Pillow Cover', 'Towel', 'Curtain (Per Panel)', 'Blanket'],
  },
] as const;
