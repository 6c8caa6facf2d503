/**
 * Route options of the sign-in popup. The default cross-origin opener policy would separate it from
 * the page that opened it.
 */
export const ALLOW_POPUP_OPENER = {
  helmet: { crossOriginOpenerPolicy: { policy: 'unsafe-none' as const } },
};
