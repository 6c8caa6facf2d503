/** E-mail that the sign-in and sign-up pages pass to each other in the history entry. */
export const prefilledEmail = {
  add: (state: unknown, email: string): object => ({
    ...(typeof state === 'object' ? state : {}),
    email,
  }),
  read: (state: unknown): string =>
    typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
      ? state.email
      : '',
};
