import type { JobDeps, Jobs } from '../app-module.js';
import { makeDueStatements } from './statements.service.js';

const MAKE_STATEMENTS = 'make_statements';

/**
 * The job runs each hour from 9:10 to 23:10 (Asia/Kolkata), so that no mail arrives in the early morning.
 * Only a run after the end of a month has statements to make.
 */
export const statementJobs = ({ orm, app }: JobDeps): Jobs => ({
  tasks: { [MAKE_STATEMENTS]: () => makeDueStatements({ em: orm.em.fork(), app }) },
  crontab: [`40 3-17 * * * ${MAKE_STATEMENTS}`],
});
