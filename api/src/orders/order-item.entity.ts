import { EntityName, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { Paise } from '../platform/scalars.js';
import { Order } from './order.entity.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'Clothes of one type within an order. Name and price stay as they were at the pickup.',
})
@Entity()
export class OrderItem {
  [EntityName]?: 'OrderItem';

  @Field(() => ID, { description: 'Id of the item, a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @ManyToOne(() => Order, { ref: true })
  order!: Ref<Order>;

  @Property({ type: 'integer' })
  position!: number;

  @Field(() => ID, { nullable: true, description: 'Cloth type that it was taken from.' })
  @Property({ type: 'uuid', nullable: true })
  clothId: string | null = null;

  @Field(() => String, { description: 'Name of the cloth type at the pickup.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int, { description: 'Number of pieces, 1 to 999.' })
  @Property({ type: 'integer' })
  quantity!: number;

  @Field(() => Paise, { description: 'Price of one piece, in paise.' })
  @Property({ type: 'integer' })
  price!: number;

  @Field(() => Paise, {
    nullable: true,
    description:
      'Price that was proposed when the item was added, in paise: another one was set by hand. Null for an item without a cloth type, and where it was not kept.',
  })
  @Property({ type: 'integer', nullable: true })
  listPrice: number | null = null;

  /** Of the service, as it was at the pickup; null where no version knew it then, and that of the business counts. */
  @Property({ type: 'text', nullable: true })
  sac: string | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rate of its tax at the pickup, in hundredths of a percent; null where that of the business counts.',
  })
  @Property({ type: 'integer', nullable: true })
  taxRate: number | null = null;
}
