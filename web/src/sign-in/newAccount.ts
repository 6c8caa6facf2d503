let email: string | null = null;

/** E-mail that has just signed up on this page. Its sign-in code is requested once automatically. */
export const newAccount = {
  made(of: string): void {
    email = of;
  },
  /** True for the first call with this e-mail. */
  take(of: string): boolean {
    const same = email === of;
    email = null;
    return same;
  },
};
