import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime, EmailAddress, PhoneNumber } from '../platform/scalars.js';
import { Node } from '../platform/node.js';

@ObjectType({ implements: Node, description: 'A message from the contact form.' })
@Entity()
export class ContactMessage {
  [EntityName]?: 'ContactMessage';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => String, { description: 'Name, as the sender entered it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => PhoneNumber, { description: 'Mobile number: ten digits, the first one 6 to 9.' })
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => EmailAddress, { description: 'E-mail in lower case.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { description: 'Address in one line, as the sender entered it.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String, { description: 'Text of the message, at most 2000 characters.' })
  @Property({ type: 'text' })
  message!: string;

  @Field(() => DateTime, { description: 'When the message was sent.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
