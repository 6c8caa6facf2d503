import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Two customers that staff have confirmed as two people. The smaller id comes first. */
@Entity()
export class DismissedDuplicate {
  [EntityName]?: 'DismissedDuplicate';
  [PrimaryKeyProp]?: ['oneId', 'otherId'];

  @PrimaryKey({ type: 'uuid' })
  oneId!: string;

  @PrimaryKey({ type: 'uuid' })
  otherId!: string;

  @Property({ type: 'uuid' })
  dismissedBy!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  dismissedAt: Date & Opt = new Date();
}
