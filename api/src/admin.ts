import 'reflect-metadata';
import { isEmail } from 'class-validator';
import { ensureAdmin } from './auth/upkeep.service.js';
import { runCommand, usage } from './command.js';
import { cleanEmail } from './platform/inputs.js';

const [command, given = '', ...more] = process.argv.slice(2);
const email = cleanEmail(given);
if (command !== 'grant' || !isEmail(email) || more.length) usage('npm run admin -- grant EMAIL');

await runCommand(async (em) => {
  await ensureAdmin(em, email);
  return `${email} is an admin and can sign in with a code now`;
});
