import { useCallback, useState } from 'react';

const year = 365 * 24 * 60 * 60;
const nameOf = (table: string): string => `hidden-${table}`;

function read(table: string): string[] {
  const start = `${nameOf(table)}=`;
  const stored = document.cookie.split('; ').find((pair) => pair.startsWith(start));
  return (stored ?? start).slice(start.length).split('.').filter(Boolean);
}

/**
 * Which columns a person has put away. A cookie and not local storage, because signing out clears
 * local storage, and the choice is meant to last.
 */
export function useHiddenColumns(table: string): [string[], (hidden: string[]) => void] {
  const [hidden, setHidden] = useState(() => read(table));
  const remember = useCallback(
    (next: string[]): void => {
      document.cookie = `${nameOf(table)}=${next.join('.')}; path=/; max-age=${year}; samesite=lax`;
      setHidden(next);
    },
    [table],
  );
  return [hidden, remember];
}
