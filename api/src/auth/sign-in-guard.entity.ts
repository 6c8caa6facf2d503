import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Wrong tries of an e-mail in the last 24 hours; too many and its mails carry links instead of codes. */
@Entity()
export class SignInGuard {
  [EntityName]?: 'SignInGuard';

  @PrimaryKey({ type: 'text' })
  email!: string;

  /** When each was; only those of the last 24 hours are kept, the newest at the end. */
  @Property({ type: 'array', columnType: 'timestamptz(3)[]' })
  wrongTries!: string[];

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  codesStoppedUntil: Date | null = null;
}
