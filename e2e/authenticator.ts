import type { Page } from 'playwright-core';

/** Adds a virtual authenticator that stores passkeys and confirms every request at once. */
export async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export const addButton = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });

export const signInButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with a passkey' });

/** Signs out with the button and its confirmation. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await page.waitForURL('**/signin');
}
