import type { Env } from '../env.js';
import { isUnencrypted } from '../platform/mail/mailer.js';
import { site } from '../site-config.js';

/** State of a start in addition to its settings. */
interface StartupState {
  /** Whether the local inbox replaces a mail server. */
  hasInbox: boolean;
  /** E-mails of accounts that an earlier value of `ADMIN_EMAIL` made admins. */
  formerAdmins: string[];
  /** E-mail of a demo customer to sign in as; undefined without demo data. */
  tryAs?: string;
}

type Settings = Pick<Env, 'publicUrl' | 'port' | 'smtpUrl' | 'adminEmail' | 'unprotected'>;

/** Start-up text for the operator: URLs and warnings. */
export function startupMessages(
  env: Settings,
  { hasInbox, formerAdmins, tryAs }: StartupState,
): string[] {
  const { publicUrl, port, adminEmail } = env;
  const lines = [
    `${site.brand} is running`,
    `  Web      ${publicUrl}`,
    `  GraphQL  ${publicUrl}/graphql, to try at ${publicUrl}/graphiql`,
    `  REST     ${publicUrl}/api, to read at ${publicUrl}/api/docs`,
  ];
  // The inbox is served only on this machine, at localhost, even if the site has another host name.
  if (hasInbox) lines.push(`  Inbox    http://localhost:${port}/dev/inbox`);
  lines.push(...warnings(env));
  if (adminEmail) lines.push(`  Admin    sign in as ${adminEmail}`);
  for (const email of formerAdmins)
    lines.push(
      `  Admin    ${email} is still an admin, but no longer ADMIN_EMAIL. To revoke: npm run admin -- revoke ${email}`,
    );
  if (tryAs) lines.push(`  Try it   sign in as ${tryAs}; the code arrives in the inbox`);
  return lines;
}

/** Warnings about unencrypted connections to other machines. */
function warnings({ smtpUrl, unprotected }: Settings): string[] {
  const lines = unprotected.map(
    (name) =>
      `  Database connection is not protected: add sslmode=verify-full to ${name}, unless the network is private`,
  );
  if (smtpUrl && isUnencrypted(smtpUrl))
    lines.push('  Mail     is sent unencrypted, because SMTP_URL has ignoreTLS');
  return lines;
}
