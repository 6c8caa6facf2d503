import { openPageAs, PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { ask, book, bookAndPick, makeBusiness } from './office.js';

test('typed words in the form of a pickup: Escape and Back ask before they are lost, a reload keeps them, Discard removes them', async () => {
  const order = await book((await makeBusiness()).id);
  const formPath = `/orders?order=${order.id}&do=pickup`;
  const page = await openPageAs('staff', '/orders');
  await expect(page.getByRole('navigation', { name: 'Back-office' })).toBeVisible();
  await page.evaluate((form) => window.history.pushState(null, '', form), formPath);
  await page.reload();
  const box = page.getByRole('dialog').getByLabel(/^Cloth type/);
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await box.pressSequentially('7');

  await page.keyboard.press('Escape');
  // The first Escape may only close an open list of options.
  if (!(await question.isVisible())) await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(box).toHaveValue('7');

  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(box).toHaveValue('7');

  await page.reload();
  await expect(page.getByText('Draft restored.')).toBeVisible();
  await expect(box).toHaveValue('7');

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(box).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/orders');
  await page.goto(formPath);
  await expect(box).toBeVisible();
  await expect(box).toHaveValue('');
});

test.describe('the line of a pickup that staff are typing', () => {
  test('is on the bill when staff save by key', async () => {
    const order = await book((await makeBusiness()).id);
    const page = await openPageAs('staff', `/orders?order=${order.id}&do=pickup`);
    const form = page.getByRole('form', { name: 'Record pickup' });
    await form.getByLabel('Cloth type').fill('Shirt');
    await form.getByLabel('Quantity').fill('3');
    await page.keyboard.press('Control+Enter');
    await expect(form).toBeHidden();
    const { order: now } = await ask<{ order: { items: { quantity: number }[] } }>(
      'query ($id: ID!) { order(id: $id) { items { quantity } } }',
      { id: order.id },
    );
    expect(now.items).toEqual([{ quantity: 3 }]);
  });

  test('Back closes its list of cloth types and nothing else', async () => {
    const order = await book((await makeBusiness()).id);
    const path = `/orders?order=${order.id}&do=pickup`;
    const page = await openPageAs('staff', path, { viewport: PHONE });
    const box = page.getByRole('form', { name: 'Record pickup' }).getByLabel('Cloth type');
    await box.pressSequentially('sh');
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    await page.goBack();
    await expect(list).toBeHidden();
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await expect(question).toHaveCount(0);
    await expect(box).toHaveValue('sh');
    await page.goBack();
    await expect(question).toBeVisible();
  });

  test('is refused in sight when it is not complete', async () => {
    const order = await book((await makeBusiness()).id);
    const page = await openPageAs('staff', `/orders?order=${order.id}&do=pickup`);
    const form = page.getByRole('form', { name: 'Record pickup' });
    await form.getByLabel('Cloth type').fill('nothing of ours');
    await form.getByRole('button', { name: 'Save items' }).click();
    await expect(form.getByText('Choose a cloth type from the list')).toBeVisible();
    await expect(form.getByLabel('Cloth type')).toBeFocused();
  });
});

test.describe('a held key', () => {
  test('moves an order one step', async () => {
    const order = await bookAndPick((await makeBusiness()).id);
    const page = await openPageAs('staff', `/orders?order=${order.id}`);
    // The shortcuts work when the button can be clicked, a moment after it appears.
    await page.getByRole('button', { name: /^Start processing/ }).click({ trial: true });
    await page.keyboard.down('n');
    await expect(page.getByRole('button', { name: /^Dispatch(?! without)/ })).toBeVisible();
    await page.keyboard.down('n');
    await page.keyboard.up('n');
    await expect(
      page.getByRole('dialog').getByText('processing', { exact: true }).first(),
    ).toBeVisible();
    const { order: now } = await ask<{ order: { orderStatus: string } }>(
      'query ($id: ID!) { order(id: $id) { orderStatus } }',
      { id: order.id },
    );
    expect(now.orderStatus).toBe('PROCESSING');
  });
});
