import type { Em } from '../database.js';
import { Feedback } from './feedback.entity.js';
import type { SendFeedbackInput } from './feedback.inputs.js';

export function sendFeedback(
  { em }: { em: Em },
  { name, phone, message }: SendFeedbackInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    tx.create(Feedback, { name, phone, message });
    await tx.flush();
  });
}
