import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type LinkPurpose = 'signup' | 'login' | 'email' | 'revert';

/**
 * An e-mail link that works once. It signs in, completes a sign-up, confirms a new e-mail, or
 * reverts an e-mail change.
 */
@Entity()
export class OneTimeLink {
  [EntityName]?: 'OneTimeLink';

  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'text' })
  purpose!: LinkPurpose;

  @Property({ type: 'text' })
  email!: string;

  /** Account whose e-mail the link confirms or reverts; null for a sign-in or sign-up. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null = null;

  /** Account that requested an e-mail change: the same account, or staff. Null for other links. */
  @Property({ type: 'uuid', nullable: true })
  requestedBy: string | null = null;

  /**
   * Session that requested an e-mail change. `cancelAbandonedEmailChanges` finds the link by it.
   */
  @Property({ type: 'blob', nullable: true })
  sessionHash: Buffer | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  consumedAt: Date | null = null;
}
