import type { Page } from 'playwright-core';

/** Gives a page a device with a screen lock that its owner opens at once, and that keeps passkeys. */
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

/** Signs out through the question of the page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await page.waitForURL('**/signin');
}
