import { TAG_PREFIX, taggedOrder } from '@laundry/api/rules/tag-code';
import { useEffect, useEffectEvent } from 'react';
import { isTyping, openDialogs } from '../../ui/useHotkey';

/** Maximum milliseconds between two keys of one scan. */
const pause = 1000;

/** Start of a printed tag such as ABC123/4. Its / would otherwise trigger a shortcut. */
const tagBeforeSlash = /#?[\da-f]{6}$/i;

const isSearch = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[type="search"], [role="combobox"]');

interface ScannedTag {
  found: (tag: string) => void;
  /** Called if an open dialog or a focused field may hold unsaved input. */
  busy: () => void;
}

/**
 * Detects a tag typed by a hand scanner, which ends it with Enter. The keys of a scan trigger no shortcut and submit no
 * form. A search box receives them as typed text.
 */
export function useScannedTag({ found, busy }: ScannedTag): void {
  const end = useEffectEvent((tag: string, free: boolean) => (free ? found(tag) : busy()));
  useEffect(() => {
    let keys = '';
    // Keys pressed outside of fields, each at most `pause` ms after the previous key. At most seven
    // characters.
    let typedBefore = '';
    let last = 0;
    const handleScanKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const typed = isTyping(target);
      const whole = key === 'Enter' && taggedOrder(keys) !== null;
      if (!typed || whole) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (whole) end(keys, !typed && openDialogs() === 0);
      keys = key === 'Enter' ? '' : keys + key;
    };
    const listen = (event: KeyboardEvent): void => {
      const { key, timeStamp } = event;
      if (key === 'Shift') return;
      const goesOn = timeStamp - last < pause;
      const begun = keys !== '' && goesOn;
      const slashed = key === '/' && goesOn ? tagBeforeSlash.exec(typedBefore)?.[0] : undefined;
      const isOther = key.length === 1 || key === 'Enter';
      if (event.ctrlKey || event.metaKey || event.altKey || isSearch(event.target)) keys = '';
      else if (begun && isOther) handleScanKey(event);
      else if (slashed) {
        keys = slashed;
        handleScanKey(event);
      } else keys = key === TAG_PREFIX ? key : '';
      if (key.length !== 1 || isTyping(event.target)) typedBefore = '';
      else typedBefore = (goesOn ? typedBefore : '').slice(-6) + key;
      last = timeStamp;
    };
    // The capture phase runs before the listeners of shortcuts.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
