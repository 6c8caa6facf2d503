interface NewCookie {
  value: string;
  path: string;
  /** Seconds that it is kept; 0 takes it away. */
  maxAge: number;
  /** Behind https it never goes over a line that others can read. */
  https: boolean;
}

/** The line that gives a browser a cookie: out of reach of scripts, and sent by pages of this site only. */
export const cookieLine = (name: string, { value, path, maxAge, https }: NewCookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

/** The value of a cookie that a request brings, if it looks as ours do. */
export const readCookie = (header: string | undefined, name: string): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)(?:;|$)`).exec(header ?? '')?.[1] ?? null;
