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
    'A line of the bill of an order with quantity and price: a cloth type of the catalogue, or an item that staff named freely. Later changes of the catalogue do not affect it.',
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
    description: 'Id of the cloth type; null for an item without a cloth type.',
  })
  @Property({ type: 'uuid', nullable: true })
  clothId: string | null = null;

  @Field(() => String, {
    description:
      'Name of the cloth type when staff added the item, or the name that staff entered for an item without a cloth type.',
  })
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
      'Regular price of one piece when staff added the item, in paise; null for an item without a cloth type. It differs from `price` if staff set another price.',
  })
  @Property({ type: 'integer', nullable: true })
  listPrice: number | null = null;

  /**
   * Service accounting code (SAC) when staff added the item; null means the code in the business
   * settings.
   */
  @Property({ type: 'text', nullable: true })
  sac: string | null = null;

  @Field(() => BasisPoints, {
    nullable: true,
    description:
      'Tax rate when staff added the item, in hundredths of a percent; null means the rate in the business settings.',
  })
  @Property({ type: 'integer', nullable: true })
  taxRate: number | null = null;
}
