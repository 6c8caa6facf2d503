import { appUrl, inAppDatabase, openPageAs, toast, typeCode } from '../browser.js';
import { codeAmong, freshEmail, openPageFor, signedInLongAgo, signUp } from '../customer/users.js';
import { expect, test } from '../fixtures.js';
import { hold, refuse } from '../network.js';
import { signInByApi } from '../session.js';
import { bookAndPick, makeBusiness, pay, rowOf, unique } from './office.js';

test.describe('enterprises', () => {
  test(
    'staff add an enterprise once every field is right, change it and delete it',
    { tag: '@core' },
    async () => {
      const taken = await makeBusiness();
      const name = unique('Clinic');
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@laundry.test`;
      const page = await openPageAs('staff', '/customermanager?tab=enterprise');
      await page.getByRole('button', { name: '+ Add Enterprise' }).click();
      const form = page.getByRole('dialog', { name: 'Add Enterprise' });
      const add = form.getByRole('button', { name: 'Add' });
      await add.click();
      for (const field of ['Enterprise Name', 'Contact Number', 'Email', 'Address Line'])
        await expect(form.getByText(`${field} is required`)).toBeVisible();
      for (const field of ['Pincode', 'City', 'State'])
        await expect(form.getByText(`${field} is required`)).toBeVisible();
      await form.getByLabel('Enterprise Name').fill(name);
      await form.getByLabel('Contact Number').fill('98400');
      await form.getByLabel('Email').fill('not an email');
      await form.getByLabel('Address Line').fill('4, Hill Road');
      await form.getByLabel('Pincode').fill('600');
      await form.getByLabel('City').fill('Chennai');
      await form.getByRole('combobox', { name: 'State' }).click();
      await page.getByRole('option', { name: 'Kerala' }).click();
      await add.click();
      await expect(form.getByText('Phone number must be 10 digits')).toBeVisible();
      await expect(form.getByText('Please enter a valid email')).toBeVisible();
      await expect(form.getByText('Pincode must be 6 digits')).toBeVisible();
      await form.getByLabel('Contact Number').fill('+91 98400 77777');
      await form.getByLabel('Pincode').fill('600001');
      await form.getByLabel('Email').fill(taken.email);
      await form.getByLabel('GSTIN').fill('33AABCN1234A1ZE');
      await add.click();
      await expect(form.getByText('This GSTIN is not valid')).toBeVisible();
      await form.getByLabel('GSTIN').fill(' 33aabcn 1234a1zd ');
      await add.click();
      await expect(form.locator('.Mui-error', { hasText: /e-?mail/i }).last()).toBeVisible();
      await expect(form.getByLabel('Enterprise Name')).toHaveValue(name);
      await form.getByLabel('Email').fill(email);
      await add.click();
      await expect(form.getByText('A GSTIN of Kerala begins with 32')).toBeVisible();
      await form.getByLabel('GSTIN').fill('32AABCN1234A1ZF');
      await refuse(page, 'CreateEnterprise', 'no words');
      await add.click();
      await expect(form.getByText('Failed to create enterprise')).toBeVisible();
      await page.unroute('**/graphql');
      const letGo = await hold(page, 'CreateEnterprise');
      await add.click();
      await expect(form.getByRole('button', { name: 'Adding...' })).toBeVisible();
      letGo();
      await expect(form).toBeHidden();
      await expect(page.getByRole('gridcell', { name, exact: true })).toBeVisible();

      await page.getByLabel(`Edit ${name}`).click();
      const edit = page.getByRole('dialog', { name: 'Edit Enterprise' });
      await expect(edit.getByLabel('GSTIN')).toHaveValue('32AABCN1234A1ZF');
      await edit.getByLabel('City').fill('Kochi');
      await refuse(page, 'UpdateEnterprise', 'no words');
      await edit.getByRole('button', { name: 'Update' }).click();
      await expect(edit.getByText('Failed to update enterprise')).toBeVisible();
      await page.unroute('**/graphql');
      await edit.getByRole('button', { name: 'Update' }).click();
      await expect(edit).toBeHidden();
      await expect(
        page.getByRole('gridcell', { name: '4, Hill Road, Kochi, Kerala' }),
      ).toBeVisible();

      await page.getByLabel(`Delete ${name}`).click();
      const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
      await expect(question.getByText(`Are you sure you want to delete ${name}?`)).toBeVisible();
      await refuse(page, 'DeleteEnterprise', 'no words');
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(question.getByText('Failed to delete enterprise')).toBeVisible();
      await page.unroute('**/graphql');
      const goOn = await hold(page, 'DeleteEnterprise');
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(question.getByRole('button', { name: 'Deleting...' })).toBeVisible();
      goOn();
      await expect(toast(page, 'Enterprise deleted successfully')).toBeVisible();
      await expect(page.getByRole('gridcell', { name, exact: true })).toBeHidden();
    },
  );

  test('staff prove who they are before they change the e-mail', async () => {
    const business = await makeBusiness();
    const email = await signUp('Asha Counter');
    await inAppDatabase(`update "user" set role = 'admin' where email = $1`, [email]);
    const staff = await signInByApi(appUrl(), email);
    await signedInLongAgo(staff);
    const page = await openPageFor(staff, `/customermanager?tab=enterprise&edit=${business.id}`);
    const edit = page.getByRole('dialog', { name: 'Edit Enterprise' });
    const moved = freshEmail('business');
    await edit.getByLabel('Email').fill(moved);
    await edit.getByRole('button', { name: 'Update' }).click();
    const proof = page.getByRole('dialog', { name: 'Verify it is you' });
    await expect(proof.getByText(email)).toBeVisible();
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await expect(proof).toBeHidden();
    await expect(edit.getByLabel('Email')).toHaveValue(moved);
    await edit.getByRole('button', { name: 'Update' }).click();
    await expect(proof.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
    await typeCode(page, await codeAmong(email, 2));
    await expect(edit).toBeHidden();
    await expect(page.getByRole('gridcell', { name: moved })).toBeVisible();
  });

  test('staff see what an enterprise owes, less its part payments', async () => {
    const business = await makeBusiness();
    await bookAndPick(business.id);
    await pay(await bookAndPick(business.id), { status: 'PARTIAL', partialAmount: 25_050 });
    await pay(await bookAndPick(business.id), { status: 'PAID' });
    const page = await openPageAs('staff', '/customermanager?tab=enterprise');
    await page.getByPlaceholder('Search customers...').fill(business.phone);
    const balance = rowOf(page, business.id).locator('[data-field="balance"]');
    await expect(balance).toHaveText('₹1,749.50', { useInnerText: true });
  });
});
