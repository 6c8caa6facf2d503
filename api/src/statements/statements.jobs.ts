import type { TaskList } from 'graphile-worker';
import type { Orm } from '../database.js';
import type { App } from '../platform/app.js';
import { makeDueStatements } from './statements.service.js';

const MAKE_STATEMENTS = 'make_statements';

/** Each hour of the day in Asia/Kolkata from 9 on, so that the mails come by day; most of the time nothing is due. */
export const STATEMENTS_CRONTAB = `40 3-17 * * * ${MAKE_STATEMENTS}`;

export const statementTasks = ({ orm, app }: { orm: Orm; app: App }): TaskList => ({
  [MAKE_STATEMENTS]: () => makeDueStatements({ em: orm.em.fork(), app }),
});
