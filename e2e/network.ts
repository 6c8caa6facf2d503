import type { Page, Route } from 'playwright-core';

interface Request {
  operationName?: string;
}

/** Handles the calls of one GraphQL operation. Other calls reach the server. */
export async function onOperation(
  page: Page,
  operation: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const request = route.request().postDataJSON() as Request | null;
    await (request?.operationName === operation ? handle(route) : route.fallback());
  });
}

/** Fails this operation as without network. */
export const cut = (page: Page, operation: string): Promise<void> =>
  onOperation(page, operation, (route) => route.abort());

/** The server executes this operation, but the response is lost. */
export const loseAnswer = (page: Page, operation: string): Promise<void> =>
  onOperation(page, operation, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** Answers this operation with this body instead of the server. */
export const answer = (page: Page, operation: string, body: object, status = 200): Promise<void> =>
  onOperation(page, operation, (route) => route.fulfill({ status, json: body }));

/** Holds the response to this operation. Returns a function that releases it. */
export async function hold(page: Page, operation: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await onOperation(page, operation, async (route) => {
    await gone;
    await route.fallback();
  });
  return letGo;
}

type Refusal = { message: string; code: string } | 'no words';

/** Answers this operation with an error, with or without a message. */
export const refuse = (page: Page, operation: string, refusal: Refusal): Promise<void> =>
  onOperation(page, operation, (route) => {
    if (refusal === 'no words') return route.fulfill({ status: 500, body: 'out of order' });
    const { message, code } = refusal;
    return route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } });
  });

/** All calls reach the server again. */
export const mend = (page: Page): Promise<void> => page.unroute('**/graphql');
