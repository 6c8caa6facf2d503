import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import '../auth/permission.enum.js';
import { Permission } from '../../rules/permission.js';
import { DateTime, EmailAddress, PhoneNumber } from '../platform/scalars.js';
import { Dated } from '../platform/optimistic-lock.js';
import { Node } from '../platform/node.js';

@ObjectType({
  implements: Node,
  description:
    'A member of the staff directory. With access, the employee signs in with an account that has these permissions.',
})
@Entity()
export class Employee extends Dated {
  [EntityName]?: 'Employee';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => String, { description: 'Full name.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => PhoneNumber, { description: 'Ten digits, the first one 6 to 9.' })
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => EmailAddress, { description: 'E-mail in lower case; unique within the directory.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => DateTime, { description: 'Time when the employee was added.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the account that signs in for this employee; null without access.',
  })
  @Property({ type: 'uuid', nullable: true, unique: true })
  userId: string | null = null;

  @Field(() => [Permission], {
    description: 'Permissions of the employee in the back-office; empty without access.',
  })
  @Property({ type: 'array', columnType: 'text[]' })
  permissions: Permission[] & Opt = [];

  @Field(() => Int, {
    description:
      'Highest discount that this employee may give, in percent of the items of an order, 0 to 100. Ignored with the permission ORDERS_DISCOUNT.',
  })
  @Property({ type: 'integer' })
  discountLimit: number & Opt = 0;

  @Property({ type: 'text', persist: false, nullable: true })
  searchText?: string;
}
