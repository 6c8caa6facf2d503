import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Wrong tries of an e-mail within a day; too many and its mails carry links instead of codes. */
@Entity()
export class SignInGuard {
  [EntityName]?: 'SignInGuard';

  @PrimaryKey({ type: 'text' })
  email!: string;

  @Property({ type: 'integer' })
  wrongTries!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  since!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  codesStoppedUntil: Date | null = null;
}
