import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CodePurpose } from './one-time-code.entity.js';

/** Codes sent and failed attempts for an e-mail, summed over all untrusted browsers. */
@Entity()
export class SignInThrottle {
  [EntityName]?: 'SignInThrottle';

  @PrimaryKey({ type: 'text' })
  email!: string;

  @PrimaryKey({ type: 'text' })
  purpose!: CodePurpose;

  /** Times of failed attempts in the last 30 days, newest last. */
  @Property({ type: 'array', columnType: 'timestamptz(3)[]' })
  failedAttempts!: string[];

  /** Time of the last failed attempt; a generated column. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', persist: false, nullable: true })
  lastFailedAt?: Date | null;

  /**
   * Times of code mails in the last 24 hours. It includes mails that were not sent because no
   * account exists.
   */
  @Property({ type: 'array', columnType: 'timestamptz(3)[]' })
  codesSent!: string[];

  /** Time of the last link mail whose link was not used. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  linkSentAt: Date | null = null;
}
