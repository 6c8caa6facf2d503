import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArea, newPincode } from '../testing/areas/areas.js';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { notifyWaitlist } from './waitlist.service.js';

const JOIN = `mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { message } }`;
const WAITLIST = `{ pincodeWaitlist { pincode subscriberCount firstJoinedAt lastJoinedAt } }`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const join = (pincode: string, email: string) =>
  test.graphql<{ joinWaitlist: { message: string } }>(JOIN, { input: { pincode, email } });

const waitlisted = async (pincode: string) =>
  (
    await test.graphql<{ pincodeWaitlist: { pincode: string; subscriberCount: number }[] }>(
      WAITLIST,
      {},
      admin.token,
    )
  ).data?.pincodeWaitlist.find((one) => one.pincode === pincode);

const mailsTo = (email: string) =>
  test.orm.em
    .fork()
    .execute<{ topic: string }[]>('select topic from mail where recipient = ?', [email]);

describe('the waitlist of a PIN code', () => {
  it('is notified once by one mail when the PIN code is served, and deleted', async () => {
    const pincode = newPincode();
    const email = `waits${pincode}@laundry.test`;
    for (const typed of [email, ` ${email.toUpperCase()}`])
      expect((await join(pincode, typed)).data?.joinWaitlist.message).toMatch(/^We will email/);
    expect(await waitlisted(pincode)).toMatchObject({ subscriberCount: 1 });
    await makeArea(test, { pincodes: [pincode] });
    const mail = await test.mailTo(email);
    expect(mail.subject).toBe(`We now serve ${pincode}`);
    expect(mail.text).toContain('/#book');
    expect(await waitlisted(pincode)).toBeUndefined();
    // Runs the job twice at the same time, like a retry after a crash.
    const deps = () => ({ em: test.orm.em.fork(), app: test.app });
    await Promise.all([notifyWaitlist(deps()), notifyWaitlist(deps())]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is not notified of an unserved PIN code, and takes no entry for a served one', async () => {
    const pincode = newPincode();
    await join(pincode, `waits${pincode}@laundry.test`);
    await notifyWaitlist({ em: test.orm.em.fork(), app: test.app });
    expect(await mailsTo(`waits${pincode}@laundry.test`)).toEqual([]);
    const { pincodes } = await makeArea(test);
    const refused = refusal(await join(pincodes[0] ?? '', 'late@laundry.test'));
    expect(refused.fields).toEqual({ pincode: 'We already serve this pincode' });
    expect(refusal(await join('60002', 'late@laundry.test')).fields).toHaveProperty('pincode');
    expect(refusal(await join(pincode, 'no-email')).fields).toHaveProperty('email');
  });
});
