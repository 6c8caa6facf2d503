import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CodePurpose } from './one-time-code.entity.js';

/** Codes and failed attempts of an e-mail and a purpose, summed over all untrusted browsers. */
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
   * Times of the codes requested in the last 24 hours, newest last. Hints, which replace codes for
   * example when no account exists, count too.
   */
  @Property({ type: 'array', columnType: 'timestamptz(3)[]' })
  codesSent!: string[];

  /** Time of the last link mail; null after its link was used. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  linkSentAt: Date | null = null;
}
