// The web app imports this file too, so it must not import anything. The database stores these
// texts.

/** The kind of a stop. */
export const StopKind = { PICKUP: 'pickup', DELIVERY: 'delivery' } as const;
export type StopKind = (typeof StopKind)[keyof typeof StopKind];

export const StopStatus = {
  OPEN: 'open',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
} as const;
export type StopStatus = (typeof StopStatus)[keyof typeof StopStatus];

/** The reason for a failed attempt. */
export const FailedAttemptReason = {
  NOBODY_HOME: 'no one home',
  WRONG_ADDRESS: 'wrong address',
  ANOTHER_TIME: 'customer asked for another time',
  REFUSED: 'refused',
  OTHER: 'other',
} as const;
export type FailedAttemptReason = (typeof FailedAttemptReason)[keyof typeof FailedAttemptReason];
