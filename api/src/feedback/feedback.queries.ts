import type { Em } from '../database.js';
import { keysetPage } from '../platform/lists/keyset-page.js';
import type { Connection, Page } from '../platform/lists/pagination.js';

const selectFeedback = (em: Em) =>
  em
    .getKysely()
    .selectFrom('feedback as f')
    .select(['f.id', 'f.name', 'f.phone', 'f.message', 'f.created_at as createdAt']);

export type FeedbackRow = Awaited<ReturnType<ReturnType<typeof selectFeedback>['execute']>>[number];

/** All feedback, newest first. */
export const listFeedback = (em: Em, page: Page): Promise<Connection<FeedbackRow>> =>
  keysetPage(em, selectFeedback(em), 'f', page);
