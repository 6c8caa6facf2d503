import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { CalendarDate, DateTime, Paise } from '../../platform/scalars.js';
import { PaymentMethod } from '../payment.entity.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'What one person had taken and given back in one way on a day, counted and closed. Never changed: what comes later goes into the next one.',
})
@Entity()
export class CashUp {
  [EntityName]?: 'CashUp';

  @Field(() => ID, { description: 'Id of the closing, a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => CalendarDate, { description: 'The day of its entries, Asia/Kolkata.' })
  @Property({ type: 'date' })
  day!: string;

  @Field(() => ID, { description: 'Who took the money.' })
  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'Their name.' })
  @Property({ type: 'text', persist: false })
  name: string & Opt = '';

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail that they sign in with, which tells two of one name apart; null where they have none.',
  })
  @Property({ type: 'text', nullable: true, persist: false })
  email: string | null = null;

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'The method; null where it is not specified.',
  })
  @Property({ type: 'text', nullable: true })
  method: PaymentMethod | null = null;

  @Field(() => Int, { description: 'Which closing of that day, person and way: 1, 2, …' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => Int, { description: 'How many entries of the ledger it holds.' })
  @Property({ type: 'integer' })
  entries!: number;

  @Field(() => Paise, { description: 'What these add up to, in paise.' })
  @Property({ type: 'double', columnType: 'bigint' })
  expected!: number;

  @Field(() => Paise, { description: 'What was counted, in paise.' })
  @Property({ type: 'double', columnType: 'bigint' })
  counted!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What was said of it; always there where they differ.',
  })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'uuid' })
  closedBy!: string;

  @Field(() => String, { description: 'Name of whoever closed it.' })
  @Property({ type: 'text', persist: false })
  closedByName: string & Opt = '';

  @Field(() => DateTime, { description: 'When it was closed.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt: Date & Opt = new Date();
}
