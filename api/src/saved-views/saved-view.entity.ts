import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { Versioned } from '../platform/versioned.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A filter of the order list that a staff member saved for themselves.',
})
@Entity()
export class SavedView extends Versioned {
  [EntityName]?: 'SavedView';

  @Field(() => ID, { description: 'Id of the view, a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'Name of the view, unique per owner.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    description:
      "Query string of the list's URL. Staff with permission to read orders may open that URL; only its owner sees the view.",
  })
  @Property({ type: 'text' })
  query!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
