/** The e-mail that goes along from one way in to the other, in the history entry. */
export const handedEmail = {
  give: (state: unknown, email: string): object => ({
    ...(typeof state === 'object' ? state : {}),
    email,
  }),
  take: (state: unknown): string =>
    typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
      ? state.email
      : '',
};
