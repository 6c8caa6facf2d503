import type { StorageManager } from '@mui/material/styles';

const year = 365 * 24 * 60 * 60;

// At build time there is no document, so no colour scheme was chosen.
const cookies = (): string[] =>
  typeof document === 'undefined' ? [] : document.cookie.split('; ');

const read = (key: string): string | undefined =>
  cookies()
    .find((pair) => pair.startsWith(`${key}=`))
    ?.slice(key.length + 1);

/** Stores the colour scheme in a cookie, because a sign-out clears local storage. */
export const colourSchemeStorage: StorageManager = ({ key }) => ({
  get: (fallback: string) => read(key) ?? fallback,
  set: (value: string) => {
    document.cookie = `${key}=${value}; path=/; max-age=${year}; samesite=lax`;
  },
  subscribe: () => () => undefined,
});
