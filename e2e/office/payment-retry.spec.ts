import { openPageAs, sessions } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { answer, loseAnswer, mend, onOperation } from '../network.js';
import { ask, bookAndPick, makeBusiness, openBlank } from './office.js';

/** The time limit of a mutation (see web/src/graphql/client.ts). */
const ANSWER_WITHIN = 30_000;

const paymentsOf = async (id: string): Promise<number[]> => {
  const { order } = await ask<{ order: { payments: { amount: number }[] } }>(
    'query ($id: ID!) { order(id: $id) { payments { amount } } }',
    { id },
  );
  return order.payments.map(({ amount }) => amount);
};

test.describe('a payment whose answer was lost', () => {
  test('counts once, however often staff try again', async () => {
    const { id: userId } = await makeBusiness();
    const { id, shortId } = await bookAndPick(userId);
    const page = await openPageAs('staff', `/orders?customer=${userId}`);
    await page.getByRole('button', { name: `Edit payment status of order ${shortId}` }).click();
    const form = page.getByRole('form', { name: `Payment of order ${shortId}` });
    await form.getByLabel('Payment status').selectOption('Partial');
    await form.getByLabel('Amount received').fill('250');
    await form.getByLabel('Payment method').selectOption('Cash');
    await loseAnswer(page, 'UpdatePayment');
    const save = form.getByRole('button', { name: 'Save' });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await save.click();
      await expect(form.getByRole('alert')).toBeVisible();
      await expect.poll(() => paymentsOf(id)).toEqual([25_000]);
      await expect(form.getByLabel('Amount received')).toHaveValue('250');
    }
    await mend(page);
    await save.click();
    await expect(form).toBeHidden();
    expect(await paymentsOf(id)).toEqual([25_000]);
  });
});

test.describe('a payment without an answer', () => {
  test('staff read so after a time, keep what they typed, and it counts once', async () => {
    const { id: userId } = await makeBusiness();
    const { id, shortId } = await bookAndPick(userId);
    const page = await openBlank();
    await page.clock.install();
    await page.goto(`/orders?customer=${userId}`);
    await page.getByRole('button', { name: `Edit payment status of order ${shortId}` }).click();
    const form = page.getByRole('form', { name: `Payment of order ${shortId}` });
    await form.getByLabel('Payment status').selectOption('Partial');
    await form.getByLabel('Amount received').fill('250');
    await form.getByLabel('Payment method').selectOption('Cash');
    await onOperation(page, 'UpdatePayment', async (route) => void (await route.fetch()));
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => paymentsOf(id)).toEqual([25_000]);
    await page.clock.fastForward(ANSWER_WITHIN);
    await expect(form.getByText('We could not reach the server.')).toBeVisible();
    await expect(form.getByLabel('Amount received')).toHaveValue('250');
    await mend(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect(await paymentsOf(id)).toEqual([25_000]);
  });
});

test.describe('a session that ends while staff type', () => {
  test('brings the same person back to the same dialog with what they typed', async () => {
    const { user, token } = sessions().staff;
    const form = '/employeemanager?add=employee';
    const page = await openPageAs('staff', form);
    const dialog = page.getByRole('dialog', { name: 'Add Employee' });
    await dialog.getByLabel('Name').fill('Kavya Menon');
    await dialog.getByLabel('Phone').fill('9840012345');
    await dialog.getByLabel('Email').fill('kavya@laundry.test');
    await onOperation(page, 'CreateEmployee', (route) =>
      route.fallback({
        headers: { ...route.request().headers(), authorization: 'Bearer long-gone' },
      }),
    );
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await mend(page);

    await answer(page, 'RequestSignInCode', {
      data: { requestSignInCode: { message: '', __typename: 'MessagePayload' } },
    });
    await page.getByLabel('Email').fill(user.email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
    const userDetails = { __typename: 'User', ...user };
    const payload = { __typename: 'SignInPayload', message: '', token, userDetails };
    await answer(page, 'SignInWithCode', { data: { signInWithCode: payload } });
    await page.keyboard.type('1234');
    await page.waitForURL(`**${form}`);
    await expect(page.getByText('Draft restored.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Kavya Menon');
    await expect(dialog.getByLabel('Email')).toHaveValue('kavya@laundry.test');
  });
});
