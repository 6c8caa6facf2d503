interface NewCookie {
  value: string;
  /** Seconds that it is kept; 0 takes it away. */
  maxAge: number;
  /** Behind https it never goes over a line that others can read. */
  https: boolean;
}

/** With this prefix browsers take it from this very host only, so no neighbouring site can plant one. */
const nameOf = (name: string, https: boolean): string => (https ? `__Host-${name}` : name);

/** The line that gives a browser a cookie: out of reach of scripts, and sent by pages of this site only. */
export const cookieLine = (name: string, { value, maxAge, https }: NewCookie): string =>
  `${nameOf(name, https)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

/** The value of a cookie that a request brings, if it looks as ours do. */
export const readCookie = (
  header: string | undefined,
  name: string,
  https: boolean,
): string | null =>
  header
    ? (new RegExp(`(?:^|;\\s*)${nameOf(name, https)}=([\\w-]+)(?:;|$)`).exec(header)?.[1] ?? null)
    : null;
