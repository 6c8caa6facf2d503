import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A month of which every enterprise has its statement that gets one. */
@Entity()
export class StatementMonth {
  [EntityName]?: 'StatementMonth';
  [PrimaryKeyProp]?: 'month';

  /** Its first day. */
  @PrimaryKey({ type: 'date' })
  month!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  doneAt!: Date;
}
