import { useEffect, useState } from 'react';

/** Milliseconds for which a button that has changed its meaning takes no press: longer than two quick ones are apart. */
const toRead = 1000;

/** How a button looks meanwhile. It is not disabled: that would take the focus away, and let a second click through. */
export const restingLook = {
  '&[aria-disabled=true]': {
    color: 'text.secondary',
    '&.MuiButton-contained': { bgcolor: 'divider' },
  },
} as const;

/**
 * False for a moment after a button means something else than before, by its own deed or somebody else's: whoever pressed
 * then had the former meaning before their eyes.
 */
export function useSettled(meaning: string): boolean {
  const [read, setRead] = useState(meaning);
  useEffect(() => {
    if (read === meaning) return undefined;
    const timer = setTimeout(() => setRead(meaning), toRead);
    return () => clearTimeout(timer);
  }, [read, meaning]);
  return read === meaning;
}
