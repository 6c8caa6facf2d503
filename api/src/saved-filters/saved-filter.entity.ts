import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { Versioned } from '../platform/optimistic-lock.js';
import { Node } from '../platform/node.js';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A saved filter of the order list. Only the staff member who saved it sees it.',
})
@Entity()
export class SavedFilter extends Versioned {
  [EntityName]?: 'SavedFilter';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'Name of the saved filter, unique per owner.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    description:
      'Query string of the URL of the order list. The URL works for all staff who may read orders; only the owner sees the saved filter.',
  })
  @Property({ type: 'text' })
  filters!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
