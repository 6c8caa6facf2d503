import type { TaskList } from 'graphile-worker';
import type { Orm } from '../database.js';
import type { AppContext } from '../platform/app-context.js';
import { makeDueStatements } from './statements.service.js';

const MAKE_STATEMENTS = 'make_statements';

/**
 * Runs each hour from 9:10 to 23:10 (Asia/Kolkata), so that no mail arrives in the early morning.
 * Only a run after the end of a month has statements to make.
 */
export const STATEMENTS_CRONTAB = `40 3-17 * * * ${MAKE_STATEMENTS}`;

export const statementTasks = ({ orm, app }: { orm: Orm; app: AppContext }): TaskList => ({
  [MAKE_STATEMENTS]: () => makeDueStatements({ em: orm.em.fork(), app }),
});
