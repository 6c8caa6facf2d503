import { describe, expect, it } from 'vitest';
import { openPageAs, toast, useBrowser } from '../browser.js';
import { answer, hold, refuse } from '../network.js';
import { headings, nothing, openBlank, unique } from './office.js';

useBrowser();

describe('employee details', () => {
  it('adds an employee, finds, changes and deletes it', async () => {
    const name = unique('Devi');
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@staff.test`;
    const phone = `97${String(Date.now()).slice(-8)}`;
    const page = await openPageAs('staff', '/employeemanager');
    await page.getByRole('heading', { name: 'Employee Details', level: 1 }).waitFor();
    await page.getByRole('grid', { name: 'Employees' }).waitFor();
    expect(await headings(page, 'Employees')).toEqual(['Name', 'Phone', 'Email', 'Actions']);

    await page.getByRole('button', { name: '+ Add Employee' }).click();
    const form = page.getByRole('dialog', { name: 'Add Employee' });
    const add = form.getByRole('button', { name: 'Add' });
    expect(await form.getByLabel('Email').getAttribute('type')).toBe('email');
    await add.click();
    for (const field of ['Name', 'Phone', 'Email'])
      await form.getByText(`${field} is required`).waitFor();
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Phone').fill(phone);
    await form.getByLabel('Email').fill(email);
    const letGo = await hold(page, 'CreateEmployee');
    await add.click();
    await form.getByRole('button', { name: 'Adding...' }).waitFor();
    letGo();
    await toast(page, 'Employee created successfully').waitFor();
    await form.waitFor({ state: 'hidden' });

    const search = page.getByPlaceholder('Search employees...');
    for (const text of [name.toUpperCase(), phone, email]) {
      await search.fill(text);
      await page.waitForURL((url) => url.searchParams.get('search') === text);
      await expect.poll(() => page.locator('[role="row"][data-id]').count()).toBe(1);
      await page.getByRole('gridcell', { name, exact: true }).waitFor();
    }

    await page.getByLabel(`Edit ${name}`).click();
    const edit = page.getByRole('dialog', { name: 'Edit Employee' });
    expect(await edit.getByLabel('Phone').inputValue()).toBe(phone);
    await edit.getByLabel('Email').fill('');
    await edit.getByRole('button', { name: 'Update' }).click();
    await edit.getByText('Email is required').waitFor();
    await edit.getByLabel('Email').fill(`new.${email}`);
    const goOn = await hold(page, 'UpdateEmployee');
    await edit.getByRole('button', { name: 'Update' }).click();
    await edit.getByRole('button', { name: 'Updating...' }).waitFor();
    goOn();
    await edit.waitFor({ state: 'hidden' });
    await page.getByRole('gridcell', { name: `new.${email}` }).waitFor();

    await page.getByLabel(`Delete ${name}`).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(`Are you sure you want to delete employee: ${name}?`).waitFor();
    const goAhead = await hold(page, 'DeleteEmployee');
    await question.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Deleting...' }).waitFor();
    goAhead();
    await question.waitFor({ state: 'hidden' });
    await page.getByText('No employees found').waitFor();
  });

  it.each([
    { operation: 'CreateEmployee', path: '?add=employee', button: 'Add', verb: 'create' },
    { operation: 'UpdateEmployee', path: 'Edit', button: 'Update', verb: 'update' },
    { operation: 'DeleteEmployee', path: 'Delete', button: 'Delete', verb: 'delete' },
  ])('says in red in the dialog that it failed to $verb', async (failing) => {
    const { operation, path, button, verb } = failing;
    const adding = path.startsWith('?');
    const page = await openPageAs('staff', `/employeemanager${adding ? path : ''}`);
    await refuse(page, operation, 'no words');
    if (!adding)
      await page
        .getByLabel(new RegExp(`^${path} `))
        .first()
        .click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    if (adding) {
      await dialog.getByLabel('Name').fill('Ravi');
      await dialog.getByLabel('Phone').fill('9840011111');
      await dialog.getByLabel('Email').fill('ravi@staff.test');
    }
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await dialog
      .getByRole('alert')
      .filter({ hasText: `Failed to ${verb} employee` })
      .waitFor();
  });

  it('says that it loads, what went wrong, and that there is nobody', async () => {
    const page = await openBlank();
    await refuse(page, 'Employees', 'no words');
    const letGo = await hold(page, 'Employees');
    await page.goto('/employeemanager');
    await page.getByText('Loading employees...').waitFor();
    letGo();
    await page.getByText('Failed to fetch employees').waitFor();
    await page.unroute('**/graphql');
    await answer(page, 'Employees', { data: { employees: nothing } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No employees found').waitFor();
  });
});
