import type { Em } from '../database.js';
import { Feedback } from './feedback.entity.js';
import type { FeedbackInput } from './feedback.inputs.js';

export function sendFeedback(
  { em }: { em: Em },
  { name, phone, message }: FeedbackInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    tx.create(Feedback, { name, phone, message });
    await tx.flush();
  });
}
