import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { CalendarDate, DateTime } from '../platform/scalars.js';
import type { StatementContent } from './statement-content.js';
import { StatementFigures } from './statement-totals.js';
import { Node } from '../platform/node.js';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'The stored statement of a month. It does not change. Download it as PDF or CSV at `/api/enterprise/{user}/statement`, with the first and last day of the month.',
})
@Entity()
export class Statement {
  [EntityName]?: 'Statement';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  /** Id of the enterprise. */
  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => CalendarDate, { description: 'First day of the month.' })
  @Property({ type: 'date' })
  month!: string;

  @Field(() => DateTime, { description: 'When the statement was made.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Field(() => StatementFigures, { description: 'Totals of the statement.' })
  @Property({ type: 'json' })
  figures!: StatementFigures;

  @Property({ type: 'json' })
  content!: StatementContent;
}
