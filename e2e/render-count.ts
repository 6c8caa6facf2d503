import type { Page } from 'playwright-core';

/** Counts React renders after the first one through the hook of its developer tools. */
export function countRenders() {
  interface Fiber {
    flags: number;
    type: unknown;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
  }
  let drawn: number | undefined;
  const count = (fiber: Fiber, before: Fiber | null): number => {
    let sum = fiber.flags & 1 && typeof fiber.type !== 'string' ? 1 : 0;
    if (before && fiber.child === before.child) return sum;
    for (let child = fiber.child; child; child = child.sibling)
      sum += count(child, child.alternate);
    return sum;
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
        drawn = drawn === undefined ? 0 : drawn + count(current, current.alternate);
        document.documentElement.dataset['drawn'] = String(drawn);
      },
    },
  });
}

/** How many components have been drawn by now. */
export const rendersIn = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-drawn'));
