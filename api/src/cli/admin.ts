import { normaliseEmail } from '../platform/email.js';
import { usage } from './usage.js';

const USAGE =
  'npm run admin -- grant EMAIL, npm run admin -- revoke EMAIL, npm run admin -- forget-passkeys EMAIL, npm run admin -- list, or npm run admin -- end-sessions';

/** Commands by name, and whether they need an e-mail argument. */
const COMMANDS = {
  grant: true,
  revoke: true,
  'forget-passkeys': true,
  list: false,
  'end-sessions': false,
};

const isCommand = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);

const [command = '', given = '', ...more] = process.argv.slice(2);
const email = normaliseEmail(given) ?? '';
if (!isCommand(command) || more.length || Boolean(email) !== COMMANDS[command]) usage(USAGE);
if (!COMMANDS[command] && given) usage(USAGE);

await import('reflect-metadata');
const { runAudited } = await import('./command.js');
const { endSessions, forget, grant, list, revoke } = await import('./admins.js');

const commands = { grant, revoke, 'forget-passkeys': forget, list, 'end-sessions': endSessions };
const work = commands[command];
await runAudited(`admin ${command}`, (em) => work(em, email));
