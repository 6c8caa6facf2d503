// No more than words: the web app says the same ones. Stored by these texts.

/** What somebody goes there for. */
export const StopKind = { PICKUP: 'pickup', DELIVERY: 'delivery' } as const;
export type StopKind = (typeof StopKind)[keyof typeof StopKind];

export const StopState = {
  OPEN: 'open',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
} as const;
export type StopState = (typeof StopState)[keyof typeof StopState];

/** Why somebody was there in vain, as people say it. */
export const FailReason = {
  NOBODY_HOME: 'no one home',
  WRONG_ADDRESS: 'wrong address',
  ANOTHER_TIME: 'customer asked for another time',
  REFUSED: 'refused',
  OTHER: 'other',
} as const;
export type FailReason = (typeof FailReason)[keyof typeof FailReason];
