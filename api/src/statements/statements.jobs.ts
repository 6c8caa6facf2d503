import type { TaskList } from 'graphile-worker';
import type { Orm } from '../database.js';
import type { AppContext } from '../platform/app-context.js';
import { makeDueStatements } from './statements.service.js';

const MAKE_STATEMENTS = 'make_statements';

/**
 * Runs each hour from 9:10 in Asia/Kolkata on, so that mails arrive by day. Usually nothing is due.
 */
export const STATEMENTS_CRONTAB = `40 3-17 * * * ${MAKE_STATEMENTS}`;

export const statementTasks = ({ orm, app }: { orm: Orm; app: AppContext }): TaskList => ({
  [MAKE_STATEMENTS]: () => makeDueStatements({ em: orm.em.fork(), app }),
});
