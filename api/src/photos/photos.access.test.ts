import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Permission } from '../../rules/permission.js';
import { addDays, today } from '../platform/dates.js';
import { withoutRequestId } from '../testing/refusals.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { addedPhoto, dropPhoto, jpeg, seePhoto, sendPhoto } from '../testing/orders/photos.js';
import { makeDriver, makeRound } from '../testing/rounds/rounds.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let picture: Buffer;
let orderId: string;
let id: string;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  picture = await jpeg();
  orderId = (await makeOrder(test, customer, { orderStatus: 'picked' })).id;
  id = await addedPhoto(test, admin, orderId, picture);
});
afterAll(() => test.stop());

const ADDING: Permission[] = ['orders.pickup', 'orders.update_status', 'orders.deliver'];
const others = (some: Permission[]) =>
  Object.values(Permission).filter((one) => !some.includes(one));
const nowhere = () => randomUUID();

describe('adding a photo', () => {
  it.each(ADDING)('takes %s', async (permission) => {
    const { token } = await makeStaff(test, [permission]);
    expect((await sendPhoto(test, { token }, orderId, picture)).status).toBe(200);
    expect((await sendPhoto(test, { token }, nowhere(), picture)).status).toBe(404);
    expect((await sendPhoto(test, { token }, 'x', picture)).status).toBe(404);
  });

  it.each([
    ['nobody', () => ({ token: '' }), 401],
    ['its customer', () => customer, 403],
    ['a business', () => makeUser(test, { role: 'enterprise' }), 403],
    ['all other permissions', () => makeStaff(test, others([...ADDING, 'rounds.drive'])), 403],
  ] as const)(
    'is refused for %s, with any content and for an unknown order',
    async (_who, of, status) => {
      const { token } = await of();
      for (const [order, content] of [
        [orderId, picture],
        [nowhere(), Buffer.from('no picture at all')],
      ] as const)
        expect((await sendPhoto(test, { token }, order, content)).status).toBe(status);
    },
  );

  it('is refused before the server has received the picture', async () => {
    const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
    socket.write(
      `POST /api/orders/${orderId}/photos HTTP/1.1\r\nhost: laundry.test\r\nconnection: close\r\n` +
        `authorization: Bearer ${customer.token}\r\ncontent-length: 60000\r\n\r\nbegins`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 403 /);
  });
});

describe('seeing a photo', () => {
  const status = async ({ token }: { token?: string }, of = { orderId, id }) =>
    (await seePhoto(test, { token }, of)).status;

  it('is for its customer and staff with permission to read orders', async () => {
    expect(await status(customer)).toBe(200);
    expect(await status(admin)).toBe(200);
    expect(await status(await makeStaff(test, ['orders.read']))).toBe(200);
  });

  it('is refused for others, and under the id of another customer’s order', async () => {
    expect(await status({})).toBe(401);
    expect(await status(await makeUser(test))).toBe(404);
    expect(await status(await makeUser(test, { role: 'enterprise' }))).toBe(404);
    const other = await makeOrder(test, customer);
    for (const of of [
      { orderId: other.id, id },
      { orderId, id: nowhere() },
      { orderId: 'x', id: `' or true` },
    ])
      expect(await status(customer, of)).toBe(404);
    // The response is the same with and without a photo.
    const unread = await makeStaff(test, others(['orders.read', 'rounds.drive']));
    expect(await status(unread)).toBe(403);
    expect(await status(unread, { orderId, id: nowhere() })).toBe(403);
  });

  it('another customer’s photo answers like an unknown one', async () => {
    const { token } = await makeUser(test);
    const [theirs, none] = [
      await seePhoto(test, { token }, { orderId, id }),
      await seePhoto(test, { token }, { orderId: nowhere(), id: nowhere() }),
    ];
    const body = ({ content }: { content: Buffer }) =>
      withoutRequestId(JSON.parse(content.toString()));
    expect(body(theirs)).toEqual(body(none));
    const gone = [
      await dropPhoto(test, { token }, { orderId, id }),
      await dropPhoto(test, { token }, { orderId: nowhere(), id: nowhere() }),
    ];
    expect(gone).toEqual([
      { status: 404, message: 'Photo not found' },
      { status: 404, message: 'Photo not found' },
    ]);
  });
});

describe('a driver', () => {
  it('adds and sees photos of the orders in their own rounds of these days', async () => {
    const driver = await makeDriver(test);
    const other = await makeDriver(test);
    const order = async (driverId: string, day: string) => {
      const made = await makeOrder(test, customer);
      await makeRound(test, driverId, [made.id], day);
      return { orderId: made.id, id: await addedPhoto(test, admin, made.id, picture) };
    };
    const own = await order(driver.employeeId, today());
    const past = await order(driver.employeeId, addDays(today(), -2));
    const theirs = await order(other.employeeId, today());

    expect((await seePhoto(test, driver, own)).status).toBe(200);
    const added = await addedPhoto(test, driver, own.orderId, picture, { note: 'At the door' });
    expect((await dropPhoto(test, driver, { orderId: own.orderId, id: added })).status).toBe(200);
    expect((await dropPhoto(test, driver, own)).status).toBe(403);
    for (const of of [past, theirs, { orderId, id }]) {
      expect((await seePhoto(test, driver, of)).status).toBe(404);
      expect((await sendPhoto(test, driver, of.orderId, picture)).status).toBe(404);
      expect((await dropPhoto(test, driver, of)).status).toBe(404);
    }
  });
});
