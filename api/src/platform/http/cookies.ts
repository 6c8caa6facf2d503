import type { CookieSerializeOptions } from '@fastify/cookie';

/** With this prefix browsers take a cookie from this very host only, so no neighbouring site can plant one. */
export const hostCookie = (name: string, https: boolean): string =>
  https ? `__Host-${name}` : name;

/** Out of reach of scripts, and sent by pages of this site only. `maxAge` is in seconds. */
export const cookieOptions = (maxAge: number, https: boolean): CookieSerializeOptions => ({
  path: '/',
  maxAge,
  httpOnly: true,
  sameSite: 'lax',
  secure: https,
});
