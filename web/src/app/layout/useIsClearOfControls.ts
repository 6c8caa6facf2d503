import { useLayoutEffect, useState, type RefObject } from 'react';

/** Elements that floating buttons must not cover: controls, figures, forms, tables, rows, cards and error messages. */
const actions =
  'a[href], button, input, select, textarea, label, form, dl, table, [role="button"], [role="combobox"], [role="tab"], [role="alert"], #main li, #main .MuiCard-root';

/** Points along the left edge, centre line and right edge of a box, at most 24 px apart. */
function pointsOf({ left, right, top, bottom }: DOMRect): [number, number][] {
  const middle = (left + right) / 2;
  const rows = Math.max(2, Math.ceil((bottom - top) / 24));
  return Array.from({ length: rows + 1 }, (_, row) => top + ((bottom - top) * row) / rows).flatMap(
    (y) => [left, middle, right].map((x): [number, number] => [x, y]),
  );
}

/** True if a control lies under the box. */
const coversAction = (box: Element): boolean =>
  pointsOf(box.getBoundingClientRect()).some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((under) => !box.contains(under) && under.closest(actions) !== null),
  );

/** True while the floating box covers no control. Checked again when the page scrolls or changes. */
export function useIsClearOfControls(floating: RefObject<Element | null>): boolean {
  const [clear, setClear] = useState(true);
  useLayoutEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      if (floating.current) setClear(!coversAction(floating.current));
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(soon);
    const changes = new MutationObserver(soon);
    sizes.observe(document.body);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [floating]);
  return clear;
}
