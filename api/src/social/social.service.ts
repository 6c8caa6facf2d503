import { sql } from 'kysely';
import { v7 } from 'uuid';
import { hashToken, newToken } from '../auth/tokens.js';
import type { RequestDevice } from '../auth/devices/request-device.js';
import { hasRecoveryLink } from '../auth/links/account-recovery.service.js';
import { signIn, type SignedInUser } from '../auth/sessions/sessions.service.js';
import type { Em } from '../database.js';
import { AppError } from '../platform/errors.js';
import { CONTROLS } from '../platform/input-decorators.js';
import { normaliseEmail } from '../platform/email.js';
import { Role, User } from '../users/user.entity.js';
import type { SocialPerson } from './social.client.js';

/** Validity of the exchange code in seconds. The popup passes the code on at once. */
const EXCHANGE_SECONDS = 60;

const refused = (message: string) => new AppError('BAD_USER_INPUT', message);

/**
 * Finds the account of a person whom a provider has authenticated: the linked account, else the
 * account with the person's e-mail, else a new account. Only an e-mail that the provider has
 * verified is used. Otherwise a person could enter another person's e-mail at the provider and sign
 * in to that account.
 */
export async function accountOf(em: Em, person: SocialPerson, label: string): Promise<string> {
  const linked = await findLinked(em, person);
  if (linked) return linked;
  if (!person.email || !person.emailVerified)
    throw refused(
      `${label} has not verified your email. Verify it there, or sign in with a code sent to it`,
    );
  const email = normaliseEmail(person.email);
  if (!email) throw refused(`${label} did not share an email with us. Sign in with a code instead`);
  return em.transactional(async (tx) => {
    const userId = await findOrCreateCustomer(tx, email, nameOf(person, email));
    return link(tx, person, userId, label);
  });
}

/**
 * Finds the linked account and locks it. The link is read again after the lock, because an e-mail
 * change may have removed it.
 */
async function findLinked(em: Em, { issuer, subject }: SocialPerson): Promise<string | undefined> {
  const linked = em
    .getKysely()
    .selectFrom('social_identity as s')
    .innerJoin('user as u', 'u.id', 's.user_id')
    .select('u.id')
    .where('s.issuer', '=', issuer)
    .where('s.subject', '=', subject)
    .where('u.archived_at', 'is', null);
  if (!(await linked.forKeyShare('u').executeTakeFirst())) return undefined;
  return (await linked.executeTakeFirst())?.id;
}

function nameOf({ name }: SocialPerson, email: string): string {
  const clean = (name ?? '')
    .replace(CONTROLS, ' ')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 100)
    .trim();
  return clean || (email.split('@')[0] ?? email).slice(0, 100);
}

const CHANGED =
  'The email of this account was changed. Request a sign-in code for this email. The mail you get has a link to restore the account';

/**
 * Finds or creates the account of an e-mail. E-mails are unique, so of two concurrent sign-ins only
 * one creates the account.
 */
async function findOrCreateCustomer(em: Em, email: string, name: string): Promise<string> {
  const db = em.getKysely();
  const made = await sql`
    insert into "user" (id, name, email, role) values (${v7()}, ${name}, ${email}, ${Role.CUSTOMER})
    on conflict (email) where archived_at is null do nothing returning id`.execute(db);
  // The insert waits for a concurrent e-mail change, so this check sees its recovery link. A new
  // account with this e-mail would block the recovery of the former account.
  if (made.rows.length && (await hasRecoveryLink(em, email))) throw refused(CHANGED);
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .where('archived_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  // The e-mail of that account changed while this request waited.
  if (!user) throw refused('The account with this email has just changed. Please try again');
  return user.id;
}

/**
 * Links the person to the account. An account has one identity per provider. A second identity with
 * the same e-mail is refused, because the e-mail has another owner at the provider.
 */
async function link(em: Em, person: SocialPerson, userId: string, label: string): Promise<string> {
  const { issuer, subject } = person;
  const { rows } = await sql<{ user_id: string }>`
    insert into social_identity (issuer, subject, user_id)
    select ${issuer}, ${subject}, ${userId}
    where not exists (
      select 1 from social_identity where issuer = ${issuer} and user_id = ${userId} and subject <> ${subject})
    on conflict (issuer, subject) do update set user_id = excluded.user_id
    returning user_id`
    .execute(em.getKysely())
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code === '23505') return { rows: [] };
      throw error;
    });
  if (rows[0]) return rows[0].user_id;
  throw refused(
    `This email is already linked to another ${label} account. Sign in with a code instead`,
  );
}

/**
 * Finds the account of a person and creates a one-time code, in one transaction. No e-mail change
 * can complete in between.
 */
export const exchangeFor = (em: Em, person: SocialPerson, label: string): Promise<string> =>
  em.transactional(async (tx) => createExchange(tx, await accountOf(tx, person, label)));

/** Creates a one-time code for the page that opened the popup. Only its hash is stored. */
export async function createExchange(em: Em, userId: string): Promise<string> {
  const code = newToken();
  await em
    .getKysely()
    .deleteFrom('social_exchange')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await em.flush();
  await em
    .getKysely()
    .insertInto('social_exchange')
    .values({
      ...{ code_hash: hashToken(code), user_id: userId, created_at: sql<Date>`now()` },
      expires_at: sql<Date>`now() + make_interval(secs => ${EXCHANGE_SECONDS})`,
    })
    .execute();
  return code;
}

/**
 * Locks the account of a code until the transaction ends, so that no e-mail change completes in
 * between.
 */
const holdAccountOf = (em: Em, code: string) =>
  em
    .getKysely()
    .selectFrom('user')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('social_exchange').select('user_id').where('code_hash', '=', hashToken(code)),
    )
    .forKeyShare()
    .execute();

/**
 * Exchanges a one-time code for a session. Throws BAD_USER_INPUT if the code is unknown, used or
 * expired.
 */
export async function signInWithExchange(
  deps: { em: Em; device: RequestDevice },
  code: string,
): Promise<SignedInUser> {
  const signedIn = await deps.em.transactional(async (tx) => {
    await holdAccountOf(tx, code);
    const exchange = await tx
      .getKysely()
      .deleteFrom('social_exchange')
      .where('code_hash', '=', hashToken(code))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id as userId')
      .executeTakeFirst();
    const user = exchange && (await tx.findOne(User, { id: exchange.userId, archivedAt: null }));
    return user && signIn({ ...deps, em: tx }, user);
  });
  if (!signedIn) throw refused('This sign-in has expired or was already used. Please try again');
  return signedIn;
}
