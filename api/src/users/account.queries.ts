import type { Em } from '../database.js';
import { lockRow } from '../platform/row-locks.js';
import { User } from './user.entity.js';

/** Finds the account and locks its row until the transaction ends. */
export const lockUser = (em: Em, id: string): Promise<User | null> =>
  lockRow(em, User, { id, archivedAt: null });
