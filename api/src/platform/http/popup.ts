declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it is shown in a window that another page of ours has opened and waits for. */
    isPopup?: boolean;
  }
}

/** For routes of the sign-in popup: the policy of other pages would cut it off from its opener on the way back. */
export const POPUP = { config: { isPopup: true } };
