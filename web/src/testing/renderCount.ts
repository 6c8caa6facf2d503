// Records rendered components through the hook of React DevTools, which must exist before React loads. A Profiler does
// not report which component rendered.
interface Fiber {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** React's flag for components that rendered. */
const performedWork = 1;

let rendered: string[] | undefined;

const nameOf = (type: unknown): string => {
  const { name, displayName, render } = Object(type) as {
    name?: string;
    displayName?: string;
    render?: { name: string };
  };
  return displayName ?? name ?? render?.name ?? '';
};

/**
 * Records the rendered components of a committed tree. Skips components that React skipped, whose
 * children are the same objects as before.
 */
function recordRendered(fiber: Fiber, before: Fiber | null): void {
  if (fiber.flags & performedWork && typeof fiber.type !== 'string')
    rendered?.push(nameOf(fiber.type));
  if (before && fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling)
    recordRendered(child, child.alternate);
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
      if (rendered) recordRendered(current, current.alternate);
    },
  },
});

/** Number of renders by component name during an action. */
export async function countRenders(act: () => unknown): Promise<Record<string, number>> {
  const names: string[] = [];
  rendered = names;
  await act();
  rendered = undefined;
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
