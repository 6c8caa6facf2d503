import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A processed webhook of the payment provider. It is stored so that a repeated webhook is ignored.
 */
@Entity()
export class ProcessedWebhook {
  [EntityName]?: 'ProcessedWebhook';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'text' })
  outcome!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  receivedAt: Date & Opt = new Date();
}
