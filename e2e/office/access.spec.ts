import type { Page } from 'playwright-core';
import { inAppDatabase, openPage, sessions, signIn, appUrl, toast, typeCode } from '../browser.js';
import { openPageFor } from '../customer/users.js';
import { expect, test } from '../fixtures.js';
import { type InboxMail, type StoredSession, signInByApi } from '../session.js';
import { createEmployee } from './employees.js';
import { ask, bookAndPick, makeBusiness, rowOf, unique } from './office.js';

/** Makes the sign-ins and codes of this account this many minutes older. */
async function letSignInAge({ id, email }: { id: string; email: string }, minutes: number) {
  const ago = 'now() - make_interval(mins => $2)';
  await inAppDatabase(`update session set created_at = ${ago} where user_id = $1`, [id, minutes]);
  await inAppDatabase(`update one_time_code set sent_at = ${ago} where email = $1`, [
    email,
    minutes,
  ]);
}

/** A new admin for this test only, because renewing a session revokes the former one. */
async function newBoss(): Promise<StoredSession> {
  const email = `${unique('boss').replaceAll(' ', '.')}@staff.test`;
  await inAppDatabase(
    `insert into "user" (id, name, email, role) values (gen_random_uuid(), 'Boss', $1, 'admin')`,
    [email],
  );
  return signInByApi(appUrl(), email);
}

/** The sign-in codes mailed to this address, newest first. */
async function codesOf(email: string): Promise<string[]> {
  const inbox = await fetch(`${appUrl()}/dev/inbox.json?to=${encodeURIComponent(email)}`);
  const mails = (await inbox.json()) as InboxMail[];
  return mails
    .map(({ subject }) => /^(\d{4}) .*sign-in code/.exec(subject)?.[1] ?? '')
    .filter(Boolean);
}

const openAccess = async (page: Page, name: string) => {
  await page.getByLabel(`Access for ${name}`).click();
  return page.getByRole('dialog', { name: `Access for ${name}` });
};

/** The user returns to the browser window. */
const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')));

const officeLinks = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Back-office' }).getByRole('link').allInnerTexts();

test.describe('access of an employee', () => {
  test(
    'an admin gives access with a preset, widens it at once, and it ends with the employee',
    { tag: '@core' },
    async () => {
      const { id, name, email } = await createEmployee();
      const boss = await newBoss();
      await letSignInAge(boss.user, 11);
      const office = await openPageFor(boss, `/employeemanager?search=${name}`);
      const access = await openAccess(office, name);
      await access.getByRole('button', { name: 'Grant access' }).click();
      await expect(access.getByText('Choose at least one permission')).toBeVisible();
      await access.getByRole('button', { name: 'Counter' }).click();
      await expect(access.getByText('Front desk:')).toBeVisible();
      await expect(access.getByLabel('Take payments')).toBeChecked();
      await expect(access.getByLabel('Update order status')).not.toBeChecked();
      await access.getByRole('button', { name: 'Grant access' }).click();
      const proof = office.getByRole('dialog', { name: 'Verify it is you' });
      await expect(proof.getByRole('textbox', { name: /digit 1/i })).toBeVisible();
      await expect.poll(async () => (await codesOf(boss.user.email)).length).toBe(2);
      await typeCode(office, (await codesOf(boss.user.email))[0] ?? '');
      await expect(toast(office, 'Access saved')).toBeVisible();
      await expect(access).toBeHidden();
      await expect(rowOf(office, id).getByText('Counter')).toBeVisible();

      const { id: customer } = await makeBusiness();
      const order = await bookAndPick(customer);
      const counter = await openPage('/signin');
      await signIn(counter, email);
      await counter.waitForURL('**/orders');
      const theirs = ['Home', 'Customer Details', 'Order Details / Payment', 'Reviews'];
      await expect.poll(() => officeLinks(counter)).toEqual(theirs);
      await counter.getByRole('button', { name: 'Money' }).click();
      await expect(counter.getByRole('menuitem')).toHaveText(['Cash closing'], {
        useInnerText: true,
      });
      await counter.keyboard.press('Escape');

      await counter.goto(`/orders?order=${order.id}`);
      const dialog = counter.getByRole('dialog', { name: `Order ${order.shortId}` });
      await expect(dialog.getByText('“Start processing” is the next step')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Start processing' })).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Edit payment' }).click();
      await dialog.getByLabel('Payment status').selectOption('Paid');
      await dialog.getByLabel('Method').selectOption('Cash');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(toast(counter, `received for order #${order.shortId}`)).toBeVisible();

      await counter.goto('/employeemanager');
      await expect(
        counter.getByText(
          'You do not have permission to change employees and their permissions. Please ask an admin.',
        ),
      ).toBeVisible();
      await counter.getByRole('link', { name: 'Back to Home' }).click();
      await counter.waitForURL('**/orders');
      await counter.goto(`/orders?order=${order.id}`);
      await expect(dialog.getByText('is the next step')).toBeVisible();

      const again = await openAccess(office, name);
      await again.getByLabel('Update order status').check();
      await again.getByRole('button', { name: 'Save access' }).click();
      await expect(again).toBeHidden();
      await comeBack(counter);
      await dialog.getByRole('button', { name: 'Start processing' }).click();
      await expect(dialog.getByRole('button', { name: 'Dispatch' }).first()).toBeVisible();

      await office.getByLabel(`Delete ${name}`).click();
      const question = office.getByRole('alertdialog');
      await expect(question.getByText('They lose access to the back-office')).toBeVisible();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(question).toBeHidden();
      await comeBack(counter);
      await counter.waitForURL('**/signin');
      await expect(toast(counter, 'Your session has ended')).toBeVisible();
    },
  );

  test('an admin ends the access, and the employee stays', async () => {
    const { id, name, email } = await createEmployee();
    const office = await openPageFor(await newBoss(), `/employeemanager?search=${name}`);
    const access = await openAccess(office, name);
    await access.getByRole('button', { name: 'Driver' }).click();
    await access.getByRole('button', { name: 'Grant access' }).click();
    await expect(rowOf(office, id).getByText('Driver')).toBeVisible();
    const { token } = await signInByApi(appUrl(), email);
    const changing = await openAccess(office, name);
    await changing.getByRole('button', { name: 'Revoke access' }).click();
    const question = office.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Revoke access' }).click();
    await expect(toast(office, 'Access revoked')).toBeVisible();
    await expect(rowOf(office, id).getByText('Driver')).toBeHidden();
    const answer = await fetch(`${appUrl()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ me { id } }' }),
    });
    expect(await answer.text()).toContain('UNAUTHENTICATED');
  });

  test('an admin sees a concurrent change of the access by a colleague and keeps their ticks', async () => {
    const { id, name } = await createEmployee();
    const office = await openPageFor(await newBoss(), `/employeemanager?search=${name}`);
    const access = await openAccess(office, name);
    await access.getByLabel('Take payments').check();
    await inAppDatabase('update session set created_at = now() where user_id = $1', [
      sessions().staff.user.id,
    ]);
    await ask(
      'mutation ($id: ID!) { grantEmployeeAccess(id: $id, version: 1, input: { permissions: [ORDERS_READ] }) { message } }',
      { id },
    );
    await access.getByRole('button', { name: 'Grant access' }).click();
    await expect(access.getByText('Permissions: nothing → see orders')).toBeVisible();
    await expect(access.getByLabel('Take payments')).toBeChecked();
    await expect(access.getByLabel('See orders', { exact: true })).toBeChecked();
    await access
      .getByRole('button', { name: /access$/ })
      .last()
      .click();
    await expect(toast(office, 'Access saved')).toBeVisible();
  });
});
