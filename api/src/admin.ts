import 'reflect-metadata';
import { ensureAdmin } from './auth/upkeep.service.js';
import { runCommand, usage } from './command.js';
import { normaliseEmail } from './platform/email.js';

const [command, given = '', ...more] = process.argv.slice(2);
const email = normaliseEmail(given);
if (command !== 'grant' || !email || more.length) usage('npm run admin -- grant EMAIL');

await runCommand(async (em) => {
  await ensureAdmin(em, email);
  return `${email} is an admin and can sign in with a code now`;
});
