import { useContext, useLayoutEffect, type RefObject } from 'react';
import { EarlyContext } from '../../feedback/Kept';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const boxesIn = (place: Element) => place.querySelectorAll<TextBox>('[name]');

/** As if it was typed now: of a value that is merely set React hears nothing. */
function type(box: TextBox, value: string): void {
  Reflect.set(Object.getPrototypeOf(box) as object, 'value', value, box);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What somebody typed into the markup of a form whose code was still on its way (see web/start.js) goes into its boxes, once
 * these are there, and the caret with it.
 */
export function useTypedEarly(form: RefObject<HTMLFormElement | null>, ready: boolean): void {
  const early = useContext(EarlyContext);
  useLayoutEffect(() => {
    if (!ready) return;
    // React has no ear for anybody while it puts things in their places.
    queueMicrotask(() => {
      const { current } = early;
      if (!current || !form.current) return;
      early.current = null;
      const before = new Map([...boxesIn(current.markup)].map((box) => [box.name, box]));
      for (const box of boxesIn(form.current)) {
        const typed = before.get(box.name);
        if (!typed) continue;
        if (typed.value !== typed.defaultValue) type(box, typed.value);
        if (typed !== current.focused) continue;
        box.focus({ preventScroll: true });
        if (typed.selectionStart !== null)
          box.setSelectionRange(typed.selectionStart, typed.selectionEnd);
      }
    });
  }, [early, form, ready]);
}
