import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { drawn } from '../testing/orders/photos.js';
import { removeLogo, seeLogo, setLogo } from '../testing/invoicing/logo.js';
import { issueInvoiceOf, invoiceFile, invoicesFor } from '../testing/invoicing/invoices.js';
import { imagesOf } from '../testing/invoicing/pdf-text.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { MAX_LOGO } from './business-logo.entity.js';

interface SeenLogo {
  version: number;
  width: number | null;
  height: number | null;
}

let test: TestServer;
let admin: TestUser;
let clerk: TestUser;
let customer: TestUser;
let picture: Buffer;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  clerk = await makeStaff(test, ['orders.read', 'invoices.issue']);
  customer = await makeUser(test);
  picture = await drawn(300, 100).png().toBuffer();
});
afterAll(() => test.stop());

const seen = async ({ token } = admin) => {
  const { data, errors } = await test.graphql<{ businessLogo: SeenLogo }>(
    '{ businessLogo { version width height } }',
    {},
    token,
  );
  return data?.businessLogo ?? errors?.[0]?.extensions?.code;
};

describe('the logo', () => {
  it('is none at first, and is stored as a small re-encoded picture', async () => {
    expect(await seen()).toMatchObject({ version: 1, width: null, height: null });
    expect((await seeLogo(test, admin)).status).toBe(404);
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const given = sharp({ create: { width: 1120, height: 200, channels: 4, background: clear } });
    const sent = await given
      .withExif({ IFD0: { Copyright: 'Asha' } })
      .png()
      .toBuffer();
    expect(sent.includes('Asha')).toBe(true);
    expect(await setLogo(test, admin, sent, 1)).toEqual({
      ...{ status: 200, message: 'Logo saved', version: 2 },
    });
    expect(await seen()).toEqual({ version: 2, width: 560, height: 100 });
    const { headers, content } = await seeLogo(test, admin);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(content.includes('Asha')).toBe(false);
    expect(await sharp(content).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 560, height: 100 },
    });
    expect([...(await sharp(content).raw().toBuffer())].every((value) => value > 250)).toBe(true);
  });

  it('a second change of the same version is a conflict that names the first user', async () => {
    const { version } = (await seen()) as SeenLogo;
    const other = await makeStaff(test, ['settings.write'], { name: 'Meena' });
    expect((await setLogo(test, other, picture, version)).status).toBe(200);
    for (const second of [setLogo(test, admin, picture, version), removeLogo(test, admin, version)])
      expect(await second).toMatchObject({
        ...{ status: 409 },
        message: 'Meena changed the logo in the meantime. Please review it and try again',
      });
    expect(await seen()).toEqual({ version: version + 1, width: 300, height: 100 });
  });

  it('is on invoices that were issued before, and gone from them when it is removed', async () => {
    const { id: orderId } = await makeOrder(test, customer, { orderStatus: 'delivered' });
    const { errors } = await issueInvoiceOf(test, clerk, orderId);
    expect(errors).toBeUndefined();
    const [{ id } = { id: '' }] = await invoicesFor(test, customer, orderId);
    const images = async () =>
      imagesOf((await invoiceFile(test, customer, { orderId, id })).content);
    await removeLogo(test, admin);
    expect(await images()).toEqual([]);
    await setLogo(test, admin, picture);
    expect(await images()).toEqual([{ width: 140, height: 46.67 }]);
    const removed = await removeLogo(test, admin, ((await seen()) as SeenLogo).version);
    expect(removed).toMatchObject({ status: 200, message: 'Logo removed' });
    expect(await images()).toEqual([]);
    expect((await seeLogo(test, admin)).status).toBe(404);
  });

  it('is in the audit with who set and removed it, and without its bytes', async () => {
    const own = await makeAdmin(test);
    await setLogo(test, own, picture);
    await setLogo(test, own, picture);
    await removeLogo(test, own);
    const entries = await entriesOf(test, { by: own.id });
    expect(entries.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['setLogo', 'removeLogo']),
    );
    expect(entries).toHaveLength(3);
    for (const entry of entries) {
      expect(entry).toMatchObject({ thing: 'business', part: 'business_logo', kind: 'changed' });
      expect(JSON.stringify(entry)).not.toMatch(/content|ffd8/);
    }
  });
});

it('may have nearly 200 kB', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const large = sharp({
    create: { width: 250, height: 250, channels: 3, background: '#fff', noise },
  });
  const content = await large.png().toBuffer();
  expect(content.length).toBeGreaterThan(150_000);
  expect(await setLogo(test, admin, content)).toMatchObject({ status: 200 });
  expect(await seen()).toMatchObject({ width: 192, height: 192 });
});

describe('refused is', () => {
  it.each([
    ['nothing', () => Buffer.alloc(0), 'Choose a logo as PNG or JPEG'],
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Choose a logo as PNG or JPEG',
    ],
    [
      'a cut one',
      () => picture.subarray(0, 200),
      'This picture cannot be read. Choose a complete PNG or JPEG file',
    ],
    ['too much', () => Buffer.alloc(MAX_LOGO + 1, picture), 'A logo can be up to 200 kB'],
  ])('%s', async (_what, content, words) => {
    const before = await seen();
    const answer = await setLogo(test, admin, content());
    expect(answer).toMatchObject({ status: 400, fields: { logo: words } });
    expect(await seen()).toEqual(before);
  });

  it('WebP, which photos may be', async () => {
    const webp = await drawn(30, 30).webp().toBuffer();
    expect(await setLogo(test, admin, webp)).toMatchObject({
      ...{ status: 400, fields: { logo: 'Choose a logo as PNG or JPEG' } },
    });
  });

  it('a client without permission to change settings, before the picture is read', async () => {
    const none = Buffer.from('no picture');
    for (const [who, status] of [
      [{}, 401],
      [customer, 403],
      [clerk, 403],
    ] as const) {
      expect((await setLogo(test, who, none)).status).toBe(status);
      expect((await removeLogo(test, who)).status).toBe(status);
    }
    expect((await seeLogo(test, customer)).status).toBe(403);
    expect((await seeLogo(test, {})).status).toBe(401);
    await setLogo(test, admin, picture);
    expect((await seeLogo(test, clerk)).status).toBe(200);
    const manager = await makeStaff(test, ['settings.write']);
    expect((await removeLogo(test, manager)).status).toBe(200);
  });

  it('a version that is none', async () => {
    const response = await fetch(`${test.url}/api/business/logo`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${admin.token}`, 'if-match': 'new' },
    });
    expect(response.status).toBe(400);
  });
});
