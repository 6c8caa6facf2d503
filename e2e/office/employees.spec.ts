import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { hold, refuse } from '../network.js';
import { headings, unique } from './office.js';

test.describe('employee details', () => {
  test('staff add, find, change and delete an employee', { tag: '@core' }, async () => {
    const name = unique('Devi');
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@staff.test`;
    const phone = `97${String(Date.now()).slice(-8)}`;
    const page = await openPageAs('staff', '/employeemanager');
    await expect(page.getByRole('heading', { name: 'Employee Details', level: 1 })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Employees' })).toBeVisible();
    expect(await headings(page, 'Employees')).toEqual(['Name', 'Phone', 'Email', 'Actions']);

    await page.getByRole('button', { name: '+ Add Employee' }).click();
    const form = page.getByRole('dialog', { name: 'Add Employee' });
    const add = form.getByRole('button', { name: 'Add' });
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
    await add.click();
    for (const field of ['Name', 'Phone', 'Email'])
      await expect(form.getByText(`${field} is required`)).toBeVisible();
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Phone').fill(phone);
    await form.getByLabel('Email').fill(email);
    const letGo = await hold(page, 'CreateEmployee');
    await add.click();
    await expect(form.getByRole('button', { name: 'Adding...' })).toBeVisible();
    letGo();
    await expect(toast(page, 'Employee created successfully')).toBeVisible();
    await expect(form).toBeHidden();

    const search = page.getByPlaceholder('Search employees...');
    for (const text of [name.toUpperCase(), phone, email]) {
      await search.fill(text);
      await page.waitForURL((url) => url.searchParams.get('search') === text);
      await expect(page.locator('[role="row"][data-id]')).toHaveCount(1);
      await expect(page.getByRole('gridcell', { name, exact: true })).toBeVisible();
    }

    await page.getByLabel(`Edit ${name}`).click();
    const edit = page.getByRole('dialog', { name: 'Edit Employee' });
    await expect(edit.getByLabel('Phone')).toHaveValue(phone);
    await edit.getByLabel('Email').fill('');
    await edit.getByRole('button', { name: 'Update' }).click();
    await expect(edit.getByText('Email is required')).toBeVisible();
    await edit.getByLabel('Email').fill(`new.${email}`);
    const goOn = await hold(page, 'UpdateEmployee');
    await edit.getByRole('button', { name: 'Update' }).click();
    await expect(edit.getByRole('button', { name: 'Updating...' })).toBeVisible();
    goOn();
    await expect(edit).toBeHidden();
    await expect(page.getByRole('gridcell', { name: `new.${email}` })).toBeVisible();

    await page.getByLabel(`Delete ${name}`).click();
    const question = page.getByRole('alertdialog');
    await expect(
      question.getByText(`Are you sure you want to delete employee: ${name}?`),
    ).toBeVisible();
    const goAhead = await hold(page, 'DeleteEmployee');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('button', { name: 'Deleting...' })).toBeVisible();
    goAhead();
    await expect(question).toBeHidden();
    await expect(page.getByText('No employees found')).toBeVisible();
  });

  test('staff read in red in each dialog that it failed', async () => {
    const page = await openPageAs('staff', '/employeemanager?add=employee');
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const failed = async (verb: string, button: string): Promise<void> => {
      await dialog.getByRole('button', { name: button, exact: true }).click();
      const said = dialog.getByRole('alert').filter({ hasText: `Failed to ${verb} employee` });
      await expect(said).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    };
    for (const operation of ['CreateEmployee', 'UpdateEmployee', 'DeleteEmployee'])
      await refuse(page, operation, 'no words');
    await dialog.getByLabel('Name').fill('Ravi');
    await dialog.getByLabel('Phone').fill('9840011111');
    await dialog.getByLabel('Email').fill('ravi@staff.test');
    await failed('create', 'Add');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await page
      .getByLabel(/^Edit /)
      .first()
      .click();
    await failed('update', 'Update');
    await expect(dialog).toHaveCount(0);
    await page
      .getByLabel(/^Delete /)
      .first()
      .click();
    await failed('delete', 'Delete');
  });
});
