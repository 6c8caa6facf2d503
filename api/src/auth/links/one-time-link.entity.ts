import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type LinkPurpose = 'signup' | 'login' | 'email' | 'undo';

/** A link in a mail that works once: signs in, confirms a new e-mail, or gives the old one back. */
@Entity()
export class OneTimeLink {
  [EntityName]?: 'OneTimeLink';

  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'text' })
  purpose!: LinkPurpose;

  @Property({ type: 'text' })
  email!: string;

  /** Whose e-mail it confirms or gives back. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null = null;

  /** Who asked for it: the account itself, or staff. */
  @Property({ type: 'uuid', nullable: true })
  askedBy: string | null = null;

  /** The session that asked for it, and with which it ends. */
  @Property({ type: 'blob', nullable: true })
  sessionHash: Buffer | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  consumedAt: Date | null = null;
}
