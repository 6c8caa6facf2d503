import { describe, expect, it } from 'vitest';
import { appUrl, inAppDatabase, openPageAs, toast, typeCode, useBrowser } from '../browser.js';
import { codeAmong, freshEmail, openPageFor, signedInLongAgo, signUp } from '../customer/people.js';
import { hold, refuse } from '../network.js';
import { signInByApi } from '../session.js';
import { bookAndPick, makeBusiness, pay, rowOf, unique } from './office.js';

useBrowser();

describe('enterprises among the customers', () => {
  it('are added once every field is right, changed and deleted', async () => {
    const taken = await makeBusiness();
    const name = unique('Clinic');
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@laundry.test`;
    const page = await openPageAs('staff', '/customermanager?tab=enterprise');
    await page.getByRole('button', { name: '+ Add Enterprise' }).click();
    const form = page.getByRole('dialog', { name: 'Add Enterprise' });
    const add = form.getByRole('button', { name: 'Add' });
    await add.click();
    for (const field of ['Enterprise Name', 'Contact Number', 'Email', 'Address Line'])
      await form.getByText(`${field} is required`).waitFor();
    for (const field of ['Pincode', 'City', 'State'])
      await form.getByText(`${field} is required`).waitFor();
    await form.getByLabel('Enterprise Name').fill(name);
    await form.getByLabel('Contact Number').fill('98400');
    await form.getByLabel('Email').fill('not an e-mail');
    await form.getByLabel('Address Line').fill('4, Hill Road');
    await form.getByLabel('Pincode').fill('600');
    await form.getByLabel('City').fill('Chennai');
    await form.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Kerala' }).click();
    await add.click();
    await form.getByText('Phone number must be 10 digits').waitFor();
    await form.getByText('Please enter a valid email').waitFor();
    await form.getByText('Pincode must be 6 digits').waitFor();
    await form.getByLabel('Contact Number').fill('+91 98400 77777');
    await form.getByLabel('Pincode').fill('600001');
    await form.getByLabel('Email').fill(taken.email);
    await form.getByLabel('GSTIN').fill('33AABCN1234A1ZE');
    await add.click();
    await form.getByText('This GSTIN is not right').waitFor();
    await form.getByLabel('GSTIN').fill(' 33aabcn 1234a1zd ');
    await add.click();
    await form
      .locator('.Mui-error', { hasText: /e-?mail/i })
      .last()
      .waitFor();
    expect(await form.getByLabel('Enterprise Name').inputValue()).toBe(name);
    await form.getByLabel('Email').fill(email);
    await add.click();
    await form.getByText('A GSTIN of Kerala begins with 32').waitFor();
    await form.getByLabel('GSTIN').fill('32AABCN1234A1ZF');
    await refuse(page, 'CreateEnterprise', 'no words');
    await add.click();
    await form.getByText('Failed to create enterprise').waitFor();
    await page.unroute('**/graphql');
    const letGo = await hold(page, 'CreateEnterprise');
    await add.click();
    await form.getByRole('button', { name: 'Adding...' }).waitFor();
    letGo();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('gridcell', { name, exact: true }).waitFor();

    await page.getByLabel(`Edit ${name}`).click();
    const edit = page.getByRole('dialog', { name: 'Edit Enterprise' });
    expect(await edit.getByLabel('GSTIN').inputValue()).toBe('32AABCN1234A1ZF');
    await edit.getByLabel('City').fill('Kochi');
    await refuse(page, 'UpdateEnterprise', 'no words');
    await edit.getByRole('button', { name: 'Update' }).click();
    await edit.getByText('Failed to update enterprise').waitFor();
    await page.unroute('**/graphql');
    await edit.getByRole('button', { name: 'Update' }).click();
    await edit.waitFor({ state: 'hidden' });
    await page.getByRole('gridcell', { name: '4, Hill Road, Kochi, Kerala' }).waitFor();

    await page.getByLabel(`Delete ${name}`).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
    await question.getByText(`Are you sure you want to delete ${name}?`).waitFor();
    await refuse(page, 'DeleteEnterprise', 'no words');
    await question.getByRole('button', { name: 'Delete' }).click();
    await question.getByText('Failed to delete enterprise').waitFor();
    await page.unroute('**/graphql');
    const goOn = await hold(page, 'DeleteEnterprise');
    await question.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Deleting...' }).waitFor();
    goOn();
    await toast(page, 'Enterprise deleted successfully').waitFor();
    await page.getByRole('gridcell', { name, exact: true }).waitFor({ state: 'hidden' });
  });

  it('get another e-mail from whoever proves to be the member of staff that signed in', async () => {
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
    const proof = page.getByRole('dialog', { name: 'Is it you?' });
    await proof.getByText(email).waitFor();
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await proof.waitFor({ state: 'hidden' });
    expect(await edit.getByLabel('Email').inputValue()).toBe(moved);
    await edit.getByRole('button', { name: 'Update' }).click();
    await proof.getByRole('textbox', { name: 'Digit 1 of 4' }).waitFor();
    await typeCode(page, await codeAmong(email, 2));
    await edit.waitFor({ state: 'hidden' });
    await page.getByRole('gridcell', { name: moved }).waitFor();
  });

  it('have a balance of what they owe, less what they paid in part', async () => {
    const business = await makeBusiness();
    await bookAndPick(business.id);
    await pay(await bookAndPick(business.id), { status: 'PARTIAL', partialAmount: 25_050 });
    await pay(await bookAndPick(business.id), { status: 'PAID' });
    const page = await openPageAs('staff', '/customermanager?tab=enterprise');
    await page.getByPlaceholder('Search customers...').fill(business.phone);
    const balance = rowOf(page, business.id).locator('[data-field="balance"]');
    await expect.poll(() => balance.innerText()).toBe('₹1,749.50');
  });
});
