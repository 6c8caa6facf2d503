import { useEffect, useState } from 'react';

/** Milliseconds for which a button that has changed its meaning takes no press: longer than two quick ones are apart. */
const toRead = 1000;

/** Style of a button in its pause. A disabled button would lose the focus and let a second click through. */
export const cooldownStyle = {
  '&[aria-disabled=true]': {
    color: 'text.secondary',
    '&.MuiButton-contained': { bgcolor: 'divider' },
  },
} as const;

/** False for a moment after a button's meaning changes, because a click then was meant for the former one. */
export function useIsStable(meaning: string): boolean {
  const [read, setRead] = useState(meaning);
  useEffect(() => {
    if (read === meaning) return undefined;
    const timer = setTimeout(() => setRead(meaning), toRead);
    return () => clearTimeout(timer);
  }, [read, meaning]);
  return read === meaning;
}
