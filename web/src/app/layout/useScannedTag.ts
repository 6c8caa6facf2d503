import { TAG_BEGINS, taggedOrder } from '@laundry/api/tag-code';
import { useEffect, useEffectEvent } from 'react';
import { isTyping, openDialogs } from '../../ui/useHotkey';

/** Milliseconds after which the next key is no longer of the same scan. */
const pause = 1000;

/**
 * Hears what a hand scanner types, which ends with Enter, wherever nobody types and no dialog may hold something. The keys
 * of a scan are no shortcuts.
 */
export function useScannedTag(found: (tag: string) => void): void {
  const scanned = useEffectEvent(found);
  useEffect(() => {
    let keys = '';
    let last = 0;
    const listen = (event: KeyboardEvent): void => {
      const { key, timeStamp, target } = event;
      if (key === 'Shift') return;
      const begun = keys !== '' && timeStamp - last < pause;
      const isRest = key.length === 1 || key === 'Enter';
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target) || openDialogs() > 0)
        keys = '';
      else if (begun && isRest) {
        event.preventDefault();
        event.stopPropagation();
        if (key !== 'Enter') keys += key;
        else {
          if (taggedOrder(keys)) scanned(keys);
          keys = '';
        }
      } else keys = key === TAG_BEGINS ? key : '';
      last = timeStamp;
    };
    // Before the shortcuts hear them.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
