/** Queued action that was sent, with the order version before and after it. */
interface SentVersion {
  operation: string;
  before: number;
  after: number;
}

const sent = new Map<string, SentVersion[]>();

const keyOf = (userId: string, orderId: string): string => `${userId} ${orderId}`;

/** Actions sent from the queue since the page was loaded. */
export const sentVersions = {
  any: (): boolean => sent.size > 0,
  record(userId: string, orderId: string, step: SentVersion): void {
    const key = keyOf(userId, orderId);
    sent.set(key, [...(sent.get(key) ?? []), step]);
  },
  /**
   * Version after the queued actions sent since `step.version`. After an action of the same operation it is unchanged,
   * so that the driver sees the conflict.
   */
  versionFor(userId: string, orderId: string, step: { operation: string; version: number }) {
    let { version } = step;
    for (const { operation, before, after } of sent.get(keyOf(userId, orderId)) ?? []) {
      if (before !== version) continue;
      if (operation === step.operation) return step.version;
      version = after;
    }
    return version;
  },
};
