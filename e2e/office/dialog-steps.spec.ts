import type { Locator, Page } from 'playwright-core';
import { DESKTOP, openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import {
  recordMutations,
  hasFocusInView,
  dialogStepFaults,
  focusEscapes,
} from '../dialog-steps.js';
import { bookAndPick, makeBusiness, pay } from './office.js';

interface Question {
  name: string;
  /** The form of the order dialog that opens the question. */
  form: (page: Page) => Locator;
  /** Fills in the form so that submitting it opens the question. */
  type: (form: Locator) => Promise<void>;
  /** Label of the button that opens the question. */
  opener: string;
  /** Label of a field, and the text typed into it. */
  typed: readonly [label: string, value: string];
  /** Title of the question. */
  title: string;
  role?: 'dialog';
  /** Fills in the fields of the question. */
  answer?: (step: Locator) => Promise<void>;
  confirm: string;
  /** Mutations that the confirmation sends. */
  changes: readonly string[];
  /** Name of the form in the page address. */
  path: string;
}

const formOf = (name: string) => (page: Page) => page.getByRole('form', { name });

const questions: Question[] = [
  {
    name: 'a refund',
    path: 'refund',
    form: formOf('Refund'),
    type: async (form) => {
      await form.getByLabel('Refund').fill('200');
      await form.getByLabel('After the refund').selectOption('OWED');
      await form.getByLabel('Method').selectOption('Cash');
      await form.getByLabel('Reason').fill('A stain stayed');
    },
    opener: 'Refund ₹200.00',
    typed: ['Reason', 'A stain stayed'],
    title: 'Refund ₹200.00?',
    confirm: 'Refund ₹200.00',
    changes: ['RefundPayment'],
  },
  {
    name: 'fewer items than were paid',
    path: 'items',
    form: formOf('Record pickup'),
    type: (form) => form.getByLabel('Quantity of', { exact: false }).fill('7'),
    opener: 'Save items',
    typed: ['Quantity of', '7'],
    title: 'Refund the difference',
    role: 'dialog',
    answer: async (step) => {
      await step.getByLabel('Method').selectOption('Cash');
      await step.getByRole('textbox', { name: 'Reason' }).fill('Three were counted twice');
    },
    confirm: 'Save items and refund ₹300.00',
    changes: ['UpdateOrderItems'],
  },
  {
    name: 'what would be lost',
    path: 'cancel',
    form: formOf('Cancel order'),
    type: (form) => form.getByLabel('Reason').fill('The customer called'),
    opener: 'Back',
    typed: ['Reason', 'The customer called'],
    title: 'Discard changes?',
    confirm: 'Discard',
    changes: [],
  },
];

/** Opens the dialog of an order with ₹1,000.00 paid and fills in its form. */
async function filledIn({ path, form, type, opener }: Question, viewport: typeof DESKTOP) {
  const { id: userId } = await makeBusiness();
  const order = await bookAndPick(userId);
  await pay(order, { status: 'PAID' });
  const page = await openPageAs('staff', `/orders?order=${order.id}&do=${path}`, { viewport });
  await type(form(page));
  const button = form(page).getByRole('button', { name: opener, exact: true });
  return { page, order, button };
}

const stepOf = (page: Page, { role, title }: Question): Locator =>
  page.getByRole(role ?? 'alertdialog', { name: title, exact: true });

/** Closes the question without a change and checks the dialog after it. */
async function leave(question: Question, page: Page, button: Locator, by: () => Promise<unknown>) {
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(stepOf(page, question)).toBeVisible();
  await by();
  await expect(stepOf(page, question)).toBeHidden();
  await expect(page.getByRole('dialog', { name: /^Order / })).toBeVisible();
  await expect.poll(() => hasFocusInView(button)).toBe(true);
  const [label, value] = question.typed;
  await expect(question.form(page).getByLabel(label, { exact: false })).toHaveValue(value);
}

for (const question of questions)
  test(`the question of ${question.name} is a step of the dialog of an order, is left unharmed, and answers a held Enter once`, async () => {
    const { page, button } = await filledIn(question, { width: 320, height: 640 });
    const step = stepOf(page, question);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(step).toBeVisible();
    await expect.poll(() => dialogStepFaults(page)).toEqual([]);
    await expect(question.form(page)).toBeHidden();
    expect(await focusEscapes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocusInView(button)).toBe(true);

    await page.setViewportSize(DESKTOP);
    await leave(question, page, button, () => page.keyboard.press('Escape'));
    await leave(question, page, button, () => page.goBack());
    await leave(question, page, button, () => page.mouse.click(8, 400));
    expect(new URL(page.url()).searchParams.get('do')).toBe(question.path);

    const changes = recordMutations(page);
    await button.focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter');
    await expect(step).toBeVisible();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    const confirm = step.getByRole('button', { name: question.confirm, exact: true });
    await confirm.focus();
    for (const key of ['n', 'p', 'r']) await page.keyboard.press(key);
    await expect.poll(() => dialogStepFaults(page)).toEqual([]);
    await question.answer?.(step);
    expect(changes).toEqual([]);
    await confirm.focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter');
    await expect(question.form(page)).not.toBeAttached();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(page.getByRole('dialog', { name: /^Order / })).toBeVisible();
    expect(changes).toEqual(question.changes);
  });
