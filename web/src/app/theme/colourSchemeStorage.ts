import type { StorageManager } from '@mui/material/styles';

const year = 365 * 24 * 60 * 60;

// While pages are made ready at build time there is no document, and no choice.
const cookies = (): string[] =>
  typeof document === 'undefined' ? [] : document.cookie.split('; ');

const read = (key: string): string | undefined =>
  cookies()
    .find((pair) => pair.startsWith(`${key}=`))
    ?.slice(key.length + 1);

/**
 * A cookie and not local storage, because signing out clears local storage, and the choice of
 * light or dark belongs to the device and not to the account.
 */
export const colourSchemeStorage: StorageManager = ({ key }) => ({
  get: (fallback: string) => read(key) ?? fallback,
  set: (value: string) => {
    document.cookie = `${key}=${value}; path=/; max-age=${year}; samesite=lax`;
  },
  subscribe: () => () => undefined,
});
