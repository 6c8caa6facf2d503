import type { CookieSerializeOptions } from '@fastify/cookie';

/**
 * Name of a cookie with the prefix `__Host-`. Browsers accept it only from this host, so a
 * neighbouring site cannot set it.
 */
export const hostCookie = (name: string, https: boolean): string =>
  https ? `__Host-${name}` : name;

/**
 * Options of a cookie that scripts cannot read and that only pages of this site send. `maxAge` is
 * in seconds.
 */
export const cookieOptions = (maxAge: number, https: boolean): CookieSerializeOptions => ({
  path: '/',
  maxAge,
  httpOnly: true,
  sameSite: 'lax',
  secure: https,
});
