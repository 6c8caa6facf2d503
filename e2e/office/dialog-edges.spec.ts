import type { Page } from 'playwright-core';
import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { makeBusiness } from './office.js';

let customerId: string;

test.beforeAll(async () => {
  customerId = (await makeBusiness()).id;
});

/** Left and right edges of the fields and of the footer of the topmost dialog, without padding. */
const edgesOf = (page: Page) =>
  page
    .getByRole('dialog')
    .last()
    .evaluate((dialog) => {
      const inner = (selector: string) => {
        const box = dialog.querySelector(selector);
        if (!box) throw new Error(`No ${selector}`);
        const { left, right } = box.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(box);
        return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
      };
      const fields = [...dialog.querySelectorAll('.MuiDialogContent-root .MuiFormControl-root')];
      const boxes = fields
        .filter((field) => field.checkVisibility())
        .map((field) => field.getBoundingClientRect());
      const buttons = [...dialog.querySelectorAll('.MuiDialogActions-root button')];
      return {
        content: inner('.MuiDialogContent-root'),
        footer: inner('.MuiDialogActions-root'),
        fieldsEnd: Math.max(...boxes.map(({ right }) => right)),
        buttonsEnd: Math.max(...buttons.map((button) => button.getBoundingClientRect().right)),
      };
    });

/** Distances of the footer from the content, and of the last field and button from its end. */
async function distances(page: Page) {
  const { content, footer, fieldsEnd, buttonsEnd } = await edgesOf(page);
  return [footer, [fieldsEnd, buttonsEnd]].map((pair, at) =>
    pair.map((edge, side) => Math.round(edge - (at ? (content[1] ?? 0) : (content[side] ?? 0)))),
  );
}

test('the footer of a dialog ends with its fields', async () => {
  const page = await openPageAs('staff', '/orders');
  for (const path of [
    `/customermanager?edit=${customerId}`,
    '/customermanager?tab=enterprise&add=enterprise',
    '/employeemanager?add=employee',
    '/areas?area=new',
    '/business?edit=particulars',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      // The dialog grows while it opens.
      await expect
        .poll(() => distances(page), { message: `${path} at ${width} px` })
        .toEqual([
          [0, 0],
          [0, 0],
        ]);
    }
  }
});
