import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CodePurpose } from './one-time-code.entity.js';

/** What browsers that are not marked have sent to and tried for an e-mail, all together. */
@Entity()
export class SignInGuard {
  [EntityName]?: 'SignInGuard';

  @PrimaryKey({ type: 'text' })
  email!: string;

  @PrimaryKey({ type: 'text' })
  purpose!: CodePurpose;

  /** When wrong codes were tried; only those of the last 30 days are kept, the newest at the end. */
  @Property({ type: 'array', columnType: 'timestamptz(3)[]' })
  wrongTries!: string[];

  /** The last of them. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', persist: false, nullable: true })
  lastWrongAt?: Date | null;

  /** When mails with codes went out, or would have for an account; only those of the last 24 hours are kept. */
  @Property({ type: 'array', columnType: 'timestamptz(3)[]' })
  codesSent!: string[];

  /** When the last mail with a link went out that was not used yet. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  linkSentAt: Date | null = null;
}
