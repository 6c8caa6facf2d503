import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What an authenticator has to sign, once. */
@Entity()
export class PasskeyChallenge {
  [EntityName]?: 'PasskeyChallenge';

  @PrimaryKey({ type: 'blob' })
  challengeHash!: Buffer;

  /** Who adds a passkey with it; null where somebody signs in. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;
}
