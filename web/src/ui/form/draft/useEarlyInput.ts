import { useContext, useLayoutEffect, type RefObject } from 'react';
import { EarlyContext, type Early } from '../../feedback/Prerendered';
import { drafts } from './drafts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const boxesIn = (place: Element) => place.querySelectorAll<TextBox>('[name]');

/** Simulates typing, because React does not notice a value set by script. */
function type(box: TextBox, value: string): void {
  Reflect.set(Object.getPrototypeOf(box) as object, 'value', value, box);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Text in the prerendered fields, unless another person typed it. */
function typedInto({ markup }: Early): Record<string, string> {
  const form = markup.querySelector<HTMLElement>('[data-waits]');
  if (!form || !drafts.isHere(form.dataset['person'])) return {};
  const typed = [...boxesIn(form)].filter((box) => box.value !== box.defaultValue);
  return Object.fromEntries(typed.map((box) => [box.name, box.value]));
}

/** Restores the focus and the caret position in the form. */
function takeFocus({ markup, focused }: Early, form: HTMLFormElement): void {
  const before = [...boxesIn(markup)].find((box) => box === focused);
  const box = [...boxesIn(form)].find(({ name }) => name === before?.name);
  if (!before || !box) return;
  box.focus({ preventScroll: true });
  if (before.selectionStart !== null)
    box.setSelectionRange(before.selectionStart, before.selectionEnd);
}

interface EarlyInputOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Name of the form's drafts. */
  name: string;
  /** True once the form has its fields. */
  ready: boolean;
  /** Called after the focus has moved by script, which must not count as a blur. */
  onMoved: () => void;
}

/**
 * Moves text and focus from a prerendered form (see web/earlyInput.js) into its fields once they exist. Also
 * restores text after a reload or a failed chunk.
 */
export function useEarlyInput({ form, name, ready, onMoved }: EarlyInputOptions): void {
  const early = useContext(EarlyContext);
  useLayoutEffect(() => {
    if (!ready) return;
    // React ignores events during its commit phase.
    queueMicrotask(() => {
      if (!form.current) return;
      const { current } = early;
      early.current = null;
      const typed = { ...drafts.takeEarly(name), ...(current && typedInto(current)) };
      for (const box of boxesIn(form.current)) {
        const text = typed[box.name];
        if (text !== undefined) type(box, text);
      }
      if (!current) return;
      takeFocus(current, form.current);
      onMoved();
    });
  }, [early, form, name, ready, onMoved]);
}
