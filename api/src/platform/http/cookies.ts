import type { CookieSerializeOptions } from '@fastify/cookie';

/**
 * Name of a cookie, over HTTPS with the prefix `__Host-`. Browsers accept such a cookie only from
 * this host, so a neighbouring site cannot set it.
 */
export const hostCookie = (name: string, https: boolean): string =>
  https ? `__Host-${name}` : name;

/**
 * Options of a cookie that scripts cannot read. Other sites cannot send it with their requests,
 * except when they link to this site. `maxAge` is in seconds.
 */
export const cookieOptions = (maxAge: number, https: boolean): CookieSerializeOptions => ({
  path: '/',
  maxAge,
  httpOnly: true,
  sameSite: 'lax',
  secure: https,
});
