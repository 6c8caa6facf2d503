import type { Page } from 'playwright-core';
import { appUrl, openPage, sessions } from './browser.js';
import { expect, test } from './fixtures.js';

/**
 * Opens a page. Collects requests that the content security policy or the network blocked, and
 * requests to other sites.
 */
async function openWatched(path: string): Promise<{ page: Page; troubles: string[] }> {
  const page = await openPage('/health/live');
  const troubles: string[] = [];
  page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== appUrl()) troubles.push(request.url());
  });
  await page.goto(path);
  return { page, troubles };
}

test.describe('the pages for integrators', () => {
  test('an integrator runs operations in GraphiQL with their own token', async () => {
    const { page, troubles } = await openWatched('/graphiql');
    const { token, user } = sessions().customer;
    const write = async (editor: string, text: string) => {
      await page.locator(`${editor} .CodeMirror`).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText(text);
    };
    await write('.graphiql-query-editor', 'query Myself { me { name email } }');
    // The editor reads the operation name a moment after the last key.
    await expect(page.getByRole('tab', { name: 'Myself' })).toBeVisible();
    await write(
      '.graphiql-editor-tool .graphiql-editor:not(.hidden)',
      JSON.stringify({ Authorization: `Bearer ${token}` }),
    );
    await page.getByRole('button', { name: /execute/i }).click();
    await expect(page.locator('.result-window').getByText(user.email)).toBeVisible();
    // Subscriptions use a WebSocket. This customer has no permission for rounds.
    await write('.graphiql-query-editor', 'subscription Rounds { roundsChanged { id } }');
    await expect(page.getByRole('tab', { name: 'Rounds' })).toBeVisible();
    const connected = page.waitForEvent('websocket');
    await page.getByRole('button', { name: /execute/i }).click();
    expect((await connected).url()).toMatch(/^ws:.*\/graphql$/);
    await expect(page.locator('.result-window').getByText('FORBIDDEN')).toBeVisible();
    expect(troubles).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain(token);
  });

  test('an integrator finds every REST path and tries one out', async () => {
    const { page, troubles } = await openWatched('/api/docs');
    await expect(page.getByText('/order/createBookingFromCustomer')).toBeVisible();
    const { paths } = (await (await fetch(`${appUrl()}/api/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    const operations = Object.values(paths).flatMap((path) => Object.keys(path));
    await expect(page.locator('.opblock')).toHaveCount(operations.length);
    await page.getByText('/cloth/getAllCloth').click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute', exact: true }).click();
    await expect(page.locator('.live-responses-table').getByText('Blanket').first()).toBeVisible();
    expect(troubles).toEqual([]);
  });
});
