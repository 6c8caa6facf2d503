import { anotherTab, DESKTOP, mailTo, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { answer, cut, hold, mend } from '../network.js';
import { freshEmail, newCustomer, openPageFor, stored } from './users.js';

const ACCOUNT = '/account?tab=account';

test.describe('the account page', () => {
  test(
    'a customer opens their orders first, and the chosen tab stays in the address',
    { tag: '@core' },
    async () => {
      const page = await openPageFor(await newCustomer('Joseph Mathew'), '/account');
      await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
      const tab = (name: string) => page.getByRole('tab', { name });
      await expect(tab('Order Details')).toHaveAttribute('aria-selected', 'true');
      await tab('Account Details').click();
      await expect(page.getByRole('region', { name: 'Saved Address' })).toBeVisible();
      expect(page.url()).toContain(ACCOUNT);
      await page.reload();
      await expect(tab('Account Details')).toHaveAttribute('aria-selected', 'true');
      await page.goBack();
      await expect(tab('Order Details')).toHaveAttribute('aria-selected', 'true');
    },
  );

  test('the page says that it loads, and lets the customer try again after a failure', async () => {
    const page = await openPageFor(await newCustomer('Joseph Mathew'), 'about:blank', {
      viewport: PHONE,
    });
    const letGo = await hold(page, 'Account');
    await page.goto(ACCOUNT);
    await expect(page.getByText('Loading account details...')).toBeAttached();
    letGo();
    await expect(page.getByRole('heading', { name: 'Joseph Mathew' })).toBeVisible();
    await mend(page);
    await cut(page, 'Account');
    await page.reload();
    await expect(page.getByText('Failed to fetch user')).toBeVisible();
    await mend(page);
    await page.getByRole('button', { name: /again/i }).click();
    await expect(page.getByRole('heading', { name: 'Joseph Mathew' })).toBeVisible();
  });

  test(
    'a customer edits name and phone at once, and the e-mail once it is confirmed',
    { tag: '@core' },
    async () => {
      const customer = await newCustomer('Joseph Mathew');
      const email = freshEmail('joseph');
      const page = await openPageFor(customer, ACCOUNT, { viewport: PHONE });
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Account Details' });
      for (const label of ['Name', 'Phone number', 'Email'])
        await dialog.getByLabel(label).fill('');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog.getByText('Please enter your name')).toBeVisible();
      await expect(dialog.getByText('Please enter your phone number')).toBeVisible();
      await expect(dialog.getByText('Please enter your email')).toBeVisible();
      await dialog.getByLabel('Name').fill('J');
      await dialog.getByLabel('Phone number').fill('98400');
      await dialog.getByLabel('Email').fill('joseph');
      await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible();
      await expect(dialog.getByText('Phone number must be 10 digits')).toBeVisible();
      await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByRole('heading', { name: 'Joseph Mathew' })).toBeVisible();

      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await dialog.getByLabel('Name').fill('Joseph M Mathew');
      await dialog.getByLabel('Phone number').fill('090000 12345');
      await dialog.getByLabel('Email').fill(email);
      const letGo = await hold(page, 'UpdateAccount');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog.getByRole('button', { name: 'Loading...' })).toBeVisible();
      letGo();
      await expect(toast(page, /updated|confirm/i)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Joseph M Mathew' })).toBeVisible();
      await expect(page.getByText('+91 9000012345')).toBeVisible();
      await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
      expect(await stored(page, 'user')).toContain('Joseph M Mathew');

      const { text } = await mailTo(email, /confirm/i);
      const link = new URL(/https?:\S+confirm-email\S+/.exec(text)?.[0] ?? '');
      const confirming = await anotherTab(page, link.pathname + link.hash);
      await confirming.getByRole('button', { name: 'Confirm email' }).click();
      await expect(confirming.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
      await page.reload();
      await expect(page.getByText(email, { exact: true })).toBeVisible();
      await expect(page.getByText('We sent a link to')).toHaveCount(0);
    },
  );

  test('an account without an ID is not updated, and an answer without words gets its own', async () => {
    const { token, user } = await newCustomer('Joseph Mathew');
    const page = await openPageFor({ token, user }, 'about:blank', { viewport: DESKTOP });
    const emptyUser = { ...user, pendingEmail: null, addresses: [], __typename: 'User' };
    await answer(page, 'Account', { data: { me: { ...emptyUser, id: '' }, recurringPickups: [] } });
    await page.goto(ACCOUNT);
    const dialog = page.getByRole('dialog', { name: 'Edit Account Details' });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Unable to update account: missing user ID')).toBeVisible();

    await mend(page);
    await page.reload();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await answer(page, 'UpdateAccount', {}, 500);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Something went wrong')).toBeVisible();
    expect(await toast(page, 'Account updated').count()).toBe(0);
    await mend(page);
    const updateAccount = { message: '', user: emptyUser, __typename: 'AccountPayload' };
    await answer(page, 'UpdateAccount', { data: { updateAccount } });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Account updated successfully')).toBeVisible();
  });
});
