import { EntityName, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime, Pincode } from '../platform/scalars.js';
import { Dated } from '../platform/optimistic-lock.js';
import { User } from '../users/user.entity.js';
import { Node } from '../platform/node.js';

@ObjectType({
  implements: Node,
  description: 'A saved address of a user. One of them is the primary one.',
})
@Entity()
export class Address extends Dated {
  [EntityName]?: 'Address';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Field(() => String, { description: 'Street line: house, street, area.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String, { description: 'City or town.' })
  @Property({ type: 'text' })
  city!: string;

  @Field(() => String, { description: 'Name of the state or union territory, one of `states`.' })
  @Property({ type: 'text' })
  state!: string;

  @Field(() => Pincode, { description: 'PIN code, six digits.' })
  @Property({ type: 'text' })
  pincode!: string;

  @Field(() => Boolean, { description: 'True for the one address that a booking proposes first.' })
  @Property({ type: 'boolean' })
  primary: boolean & Opt = false;

  @Field(() => DateTime, { description: 'When the address was saved.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'text', persist: false, nullable: true })
  searchText?: string;
}
