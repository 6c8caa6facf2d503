import type { Page, Route } from 'playwright-core';

interface Request {
  operationName?: string;
}

/** Handles the calls of one GraphQL operation; every other call goes its way. */
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

/** The network is gone for this operation. */
export const cut = (page: Page, operation: string): Promise<void> =>
  onOperation(page, operation, (route) => route.abort());

/** The server does what it is asked, and its answer is lost on the way. */
export const loseAnswer = (page: Page, operation: string): Promise<void> =>
  onOperation(page, operation, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** The server answers this operation so. */
export const answer = (page: Page, operation: string, body: object, status = 200): Promise<void> =>
  onOperation(page, operation, (route) => route.fulfill({ status, json: body }));

/** The answer to this operation does not come before it is let go. */
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

/** Makes the server refuse this operation, with a message or with a failure without one. */
export const refuse = (page: Page, operation: string, refusal: Refusal): Promise<void> =>
  onOperation(page, operation, (route) => {
    if (refusal === 'no words') return route.fulfill({ status: 500, body: 'out of order' });
    const { message, code } = refusal;
    return route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } });
  });

/** All calls go through again. */
export const mend = (page: Page): Promise<void> => page.unroute('**/graphql');
