import { anotherTab, DESKTOP, mailTo, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { answer, cut, hold, mend } from '../network.js';
import { freshEmail, newCustomer, openPageFor, stored } from './people.js';

const ACCOUNT = '/account?tab=account';

test.describe('the account', { tag: '@core' }, () => {
  test('opens on its orders, and keeps the tab in the address', async () => {
    const page = await openPageFor(await newCustomer('Joseph Mathew'), '/account');
    await page.getByRole('heading', { name: 'My Profile' }).waitFor();
    const tab = (name: string) => page.getByRole('tab', { name });
    expect(await tab('Order Details').getAttribute('aria-selected')).toBe('true');
    await tab('Account Details').click();
    await page.getByRole('region', { name: 'Saved Address' }).waitFor();
    expect(page.url()).toContain(ACCOUNT);
    await page.reload();
    expect(await tab('Account Details').getAttribute('aria-selected')).toBe('true');
    await page.goBack();
    await expect.poll(() => tab('Order Details').getAttribute('aria-selected')).toBe('true');
  });

  test('says that it loads, and when it could not', async () => {
    const page = await openPageFor(await newCustomer('Joseph Mathew'), '/privacy', {
      viewport: PHONE,
    });
    const letGo = await hold(page, 'Account');
    await page.goto(ACCOUNT);
    await page.getByText('Loading account details...').waitFor({ state: 'attached' });
    letGo();
    await page.getByRole('heading', { name: 'Joseph Mathew' }).waitFor();
    await mend(page);
    await cut(page, 'Account');
    await page.reload();
    await page.getByText('Failed to fetch user').waitFor();
    await mend(page);
    await page.getByRole('button', { name: /again/i }).click();
    await page.getByRole('heading', { name: 'Joseph Mathew' }).waitFor();
  });

  test('edits name and phone at once, and the e-mail once it is confirmed', async () => {
    const customer = await newCustomer('Joseph Mathew');
    const email = freshEmail('joseph');
    const page = await openPageFor(customer, ACCOUNT, { viewport: PHONE });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Account Details' });
    for (const label of ['Name', 'Phone number', 'Email']) await dialog.getByLabel(label).fill('');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('Please enter your name').waitFor();
    await dialog.getByText('Please enter your phone number').waitFor();
    await dialog.getByText('Please enter your email').waitFor();
    await dialog.getByLabel('Name').fill('J');
    await dialog.getByLabel('Phone number').fill('98400');
    await dialog.getByLabel('Email').fill('joseph');
    await dialog.getByText('Name must be at least 2 characters').waitFor();
    await dialog.getByText('Phone number must be 10 digits').waitFor();
    await dialog.getByText('Please enter a valid email').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { name: 'Joseph Mathew' }).waitFor();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByLabel('Name').fill('Joseph M Mathew');
    await dialog.getByLabel('Phone number').fill('090000 12345');
    await dialog.getByLabel('Email').fill(email);
    const letGo = await hold(page, 'UpdateAccount');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByRole('button', { name: 'Loading...' }).waitFor();
    letGo();
    await toast(page, /updated|confirm/i).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Joseph M Mathew' }).waitFor();
    await page.getByText('+91 9000012345').waitFor();
    await page.getByText(`${email} becomes your e-mail`).waitFor();
    expect(await stored(page, 'user')).toContain('Joseph M Mathew');

    const { text } = await mailTo(email, /confirm/i);
    const link = new URL(/https?:\S+confirm-email\S+/.exec(text)?.[0] ?? '');
    const confirming = await anotherTab(page, link.pathname + link.hash);
    await confirming.getByRole('button', { name: 'Confirm e-mail' }).click();
    await confirming.getByRole('heading', { name: 'E-mail confirmed' }).waitFor();
    await page.reload();
    await page.getByText(email, { exact: true }).waitFor();
    expect(await page.getByText('becomes your e-mail').count()).toBe(0);
  });

  test('says when the account is gone, and shows an error text of its own when the server sends none', async () => {
    const { token, user } = await newCustomer('Joseph Mathew');
    const page = await openPageFor({ token, user }, '/privacy', { viewport: DESKTOP });
    const nobody = { ...user, pendingEmail: null, addresses: [], __typename: 'User' };
    await answer(page, 'Account', { data: { me: { ...nobody, id: '' }, recurringPickups: [] } });
    await page.goto(ACCOUNT);
    const dialog = page.getByRole('dialog', { name: 'Edit Account Details' });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Unable to update account: missing user ID').waitFor();

    await mend(page);
    await page.reload();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await answer(page, 'UpdateAccount', {}, 500);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Something went wrong').waitFor();
    expect(await toast(page, 'Account updated').count()).toBe(0);
    await mend(page);
    const updateAccount = { message: '', user: nobody, __typename: 'AccountPayload' };
    await answer(page, 'UpdateAccount', { data: { updateAccount } });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Account updated successfully').waitFor();
  });
});
