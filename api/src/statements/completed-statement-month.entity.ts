import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A month for which all statements of enterprises are made. */
@Entity()
export class CompletedStatementMonth {
  [EntityName]?: 'CompletedStatementMonth';
  [PrimaryKeyProp]?: 'month';

  /** First day of the month. */
  @PrimaryKey({ type: 'date' })
  month!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  doneAt!: Date;
}
