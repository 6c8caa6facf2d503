/** For routes of the sign-in popup: the policy of other pages would cut it off from its opener on the way back. */
export const POPUP = { helmet: { crossOriginOpenerPolicy: { policy: 'unsafe-none' as const } } };
