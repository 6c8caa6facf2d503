import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A challenge that an authenticator signs once. */
@Entity()
export class PasskeyChallenge {
  [EntityName]?: 'PasskeyChallenge';

  @PrimaryKey({ type: 'blob' })
  challengeHash!: Buffer;

  /** User who adds a passkey; null for a sign-in. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;
}
