let email: string | null = null;

/** The e-mail that has just signed up on this page. Its sign-in code is sent once without being asked for. */
export const newAccount = {
  made(of: string): void {
    email = of;
  },
  /** True the first time that it is asked for this e-mail. */
  take(of: string): boolean {
    const same = email === of;
    email = null;
    return same;
  },
};
