import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { CalendarDate, DateTime, EmailAddress, Paise } from '../../platform/scalars.js';
import { PaymentMethod } from '../payment.entity.js';
import { Node } from '../../platform/node.js';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'A cash closing (cash-up): the counted money of one person, day and payment method. It never changes: later ledger entries go into the next cash-up.',
})
@Entity()
export class CashUp {
  [EntityName]?: 'CashUp';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => CalendarDate, { description: 'Day of the ledger entries, Asia/Kolkata.' })
  @Property({ type: 'date' })
  day!: string;

  @Field(() => ID, { description: 'User id of the person who took the money.' })
  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'Name of the person who took the money.' })
  @Property({ type: 'text', persist: false })
  name: string & Opt = '';

  @Field(() => EmailAddress, {
    nullable: true,
    description:
      'E-mail of that person, to distinguish people with the same name; null for an account without an e-mail.',
  })
  @Property({ type: 'text', nullable: true, persist: false })
  email: string | null = null;

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'Payment method of the ledger entries; null for entries without a method.',
  })
  @Property({ type: 'text', nullable: true })
  method: PaymentMethod | null = null;

  @Field(() => Int, {
    description: 'Number of the cash-up among those of the same day, person and method: 1, 2, …',
  })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => Int, { description: 'Number of ledger entries in the cash-up.' })
  @Property({ type: 'integer' })
  entries!: number;

  @Field(() => Paise, { description: 'Sum of the ledger entries in the cash-up, in paise.' })
  @Property({ type: 'double', columnType: 'bigint' })
  expected!: number;

  @Field(() => Paise, { description: 'Counted amount, in paise.' })
  @Property({ type: 'double', columnType: 'bigint' })
  counted!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Note; required when the counted amount differs from the sum of the entries.',
  })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'uuid' })
  closedBy!: string;

  @Field(() => DateTime, { description: 'Time of the cash-up.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
