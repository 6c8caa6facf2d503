import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime, PhoneNumber } from '../platform/scalars.js';
import { Node } from '../platform/node.js';

@ObjectType({ implements: Node, description: "A customer's review of the service." })
@Entity()
export class Feedback {
  [EntityName]?: 'Feedback';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => String, { description: 'Name, as the sender entered it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => PhoneNumber, { description: 'Mobile number: ten digits, the first one 6 to 9.' })
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => String, { description: 'Text of the review, at most 2000 characters.' })
  @Property({ type: 'text' })
  message!: string;

  @Field(() => DateTime, { description: 'When the feedback was sent.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
