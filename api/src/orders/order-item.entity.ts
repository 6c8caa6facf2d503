import { EntityName, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { BasisPoints, Paise } from '../platform/scalars.js';
import { Order } from './order.entity.js';
import { Node } from '../platform/node.js';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'Clothes of one type within an order. Name and price do not change after the pickup.',
})
@Entity()
export class OrderItem {
  [EntityName]?: 'OrderItem';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @ManyToOne(() => Order, { ref: true })
  order!: Ref<Order>;

  @Property({ type: 'integer' })
  position!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Cloth type of the item; null for an item without one.',
  })
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
      'Price list price when the item was added, in paise, if staff set another price. Null for an item without a cloth type or without such a price.',
  })
  @Property({ type: 'integer', nullable: true })
  listPrice: number | null = null;

  /** Service accounting code (SAC) at the pickup; null means the code in the business settings. */
  @Property({ type: 'text', nullable: true })
  sac: string | null = null;

  @Field(() => BasisPoints, {
    nullable: true,
    description:
      'Tax rate at the pickup, in hundredths of a percent; null means the rate in the business settings.',
  })
  @Property({ type: 'integer', nullable: true })
  taxRate: number | null = null;
}
