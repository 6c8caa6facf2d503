import type { Em } from '../database.js';
import { keysetPage } from '../platform/lists/keyset-page.js';
import type { Connection, Page } from '../platform/lists/pagination.js';

const selectMessages = (em: Em) =>
  em
    .getKysely()
    .selectFrom('contact_message as m')
    .select([
      'm.id',
      'm.name',
      'm.phone',
      'm.email',
      'm.address',
      'm.message',
      'm.created_at as createdAt',
    ]);

export type ContactMessageRow = Awaited<
  ReturnType<ReturnType<typeof selectMessages>['execute']>
>[number];

/** All contact messages, newest first. */
export const listContactMessages = (em: Em, page: Page): Promise<Connection<ContactMessageRow>> =>
  keysetPage(em, selectMessages(em), 'm', page);
