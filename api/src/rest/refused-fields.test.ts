import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let people: Record<'admin' | 'customer' | 'visitor', TestUser | undefined>;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  people = { admin: await makeAdmin(test), customer: await makeUser(test), visitor: undefined };
});
afterAll(() => test.stop());

const post = (path: string, who: keyof typeof people, body: object) =>
  rest.call('POST', path, { body, token: people[who]?.token });

/** Path, caller, request body, and the expected message of each field. */
type Wrong = [path: string, who: keyof typeof people, body: object, fields: object];

const NO_PRICE = ['', 'ten', 1.005, -1, null, 1e30, [5]];
const TOO_SHORT = { address: 'short', city: 'C', pincode: '0123' };

const WRONG: Wrong[] = [
  [
    '/auth/register',
    'visitor',
    { name: ' ', phone: '12345', email: 'no-email' },
    {
      name: 'Name is required',
      phone: 'Phone number must be 10 digits',
      email: 'Invalid email',
    },
  ],
  ['/auth/login', 'visitor', {}, { email: 'Invalid email' }],
  [
    '/contact/createContact',
    'visitor',
    {},
    {
      name: 'Name is required',
      phone: 'Phone number must be 10 digits',
      email: 'Please enter a valid email',
      address: 'Address is required',
      message: 'Message is required',
    },
  ],
  [
    '/feedback',
    'visitor',
    { name: 'Asy', phone: '123', message: 'ok' },
    {
      name: 'Name must be at least 4 characters',
      phone: 'Phone must be exactly 10 digits',
      message: 'Message must be at least 4 characters',
    },
  ],
  [
    '/address/add',
    'customer',
    TOO_SHORT,
    {
      address: 'Address must be at least 10 characters',
      city: 'City must be at least 2 characters',
      state: 'Please select your state',
      pincode: 'Pincode must be 6 digits',
    },
  ],
  // A value of the wrong type is rejected before the other fields are validated.
  [
    '/address/add',
    'customer',
    { ...TOO_SHORT, primary: 'yes' },
    { primary: 'Primary must be true or false' },
  ],
  [
    '/auth/createEmployee',
    'admin',
    { name: '', phone: '12', email: 'x' },
    {
      name: 'Name is required',
      phone: 'Phone number must be 10 digits',
      email: 'Please enter a valid email',
    },
  ],
  [
    '/auth/createEnterprise',
    'admin',
    { name: '', phone: '1', email: 'x', state: 'Utopia' },
    {
      name: 'Enterprise name is required',
      phone: 'Phone number must be 10 digits',
      email: 'Please enter a valid email',
      address: 'Address is required',
      pincode: 'Pincode must be 6 digits',
      city: 'City is required',
    },
  ],
  ...NO_PRICE.map((price): Wrong => [
    '/cloth/createCloth',
    'admin',
    { name: 'Saree', price },
    { price: expect.any(String) as string },
  ]),
];

const HOTEL = { address: '7 Station Road', pincode: '641001', city: 'Erode', state: 'Tamil Nadu' };
const PERSON = { name: 'Kala', phone: '9876543210', email: 'kala@laundry.test' };

/** Fields with unique values: path, body, field, and the taken value in another spelling. */
const UNIQUE: [path: string, body: object, field: string, again: string][] = [
  ['/cloth/createCloth', { name: 'Saree', price: 0 }, 'name', 'SAREE'],
  ['/auth/createEmployee', PERSON, 'email', 'KALA@laundry.test'],
  ['/auth/createEnterprise', { ...PERSON, ...HOTEL }, 'email', 'KALA@laundry.test'],
];

describe('fields that are wrong', () => {
  it.each(WRONG)('are named: POST %s by %s of %j', async (path, who, body, fields) => {
    const answer = await post(path, who, body);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    const { error, message } = answer.body;
    expect(Object.values(answer.body.fields ?? {})).toContain(error);
    expect(message).toBe(error);
  });

  it.each(UNIQUE)('are named when they are taken: POST %s', async (path, body, field, again) => {
    expect((await post(path, 'admin', body)).status).toBe(200);
    const { status, body: answer } = await post(path, 'admin', { ...body, [field]: again });
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([409, [field]]);
  });
});
