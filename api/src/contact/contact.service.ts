import { sql } from 'kysely';
import type { Em } from '../database.js';
import { ContactMessage } from './contact-message.entity.js';
import type { SendContactMessageInput } from './contact.inputs.js';

export function sendContactMessage(
  { em }: { em: Em },
  { name, phone, email, address, message }: SendContactMessageInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    tx.create(ContactMessage, { name, phone, email, address, message });
    await tx.flush();
  });
}

/** Deletes contact messages that are a year old. */
export async function forgetContactMessages(em: Em): Promise<void> {
  await em
    .getKysely()
    .deleteFrom('contact_message')
    .where('created_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
}
