import { EntityName, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { BasisPoints, Paise } from '../platform/scalars.js';
import { Order } from './order.entity.js';
import { Node } from '../platform/node.js';

export const AdjustmentKind = {
  DISCOUNT: 'discount',
  SURCHARGE: 'surcharge',
  DELIVERY_FEE: 'delivery fee',
  TAX: 'tax',
  ROUNDING: 'rounding',
} as const;
export type AdjustmentKind = (typeof AdjustmentKind)[keyof typeof AdjustmentKind];

/**
 * Kinds of adjustments that the server computes from the bill and its tax settings. A request
 * cannot contain them.
 */
const COMPUTED: readonly AdjustmentKind[] = [AdjustmentKind.TAX, AdjustmentKind.ROUNDING];
export const isComputed = ({ kind }: Pick<OrderAdjustment, 'kind'>): boolean =>
  COMPUTED.includes(kind);

registerEnumType(AdjustmentKind, {
  name: 'AdjustmentKind',
  description: 'The kind of an adjustment. Items are not adjustments.',
  valuesConfig: {
    DISCOUNT: { description: 'A deduction: a fixed amount or a percentage of the items.' },
    SURCHARGE: {
      description:
        'An addition for extra work or express: a fixed amount or a percentage of the items.',
    },
    DELIVERY_FEE: { description: 'A fee for pickup and delivery.' },
    TAX: {
      description:
        'Goods and services tax (GST) of one rate, added to the prices. The server computes it; a request cannot contain it.',
    },
    ROUNDING: {
      description:
        'The difference to whole rupees. The server computes it; a request cannot contain it.',
    },
  },
});

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'A line of a bill in addition to its items: a discount, surcharge, delivery fee, tax or rounding.',
})
@Entity()
export class OrderAdjustment {
  [EntityName]?: 'OrderAdjustment';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @ManyToOne(() => Order, { ref: true })
  order!: Ref<Order>;

  @Property({ type: 'integer' })
  position!: number;

  @Field(() => AdjustmentKind, { description: 'The kind of the adjustment.' })
  @Property({ type: 'text' })
  kind!: AdjustmentKind;

  @Field(() => Paise, {
    description:
      'Amount in paise; negative for a discount or for rounding down. `itemsTotal` plus all adjustments is `totalPrice`.',
  })
  @Property({ type: 'integer' })
  amount!: number;

  @Field(() => BasisPoints, {
    nullable: true,
    description:
      'Hundredths of a percent, 1 to 10000; null for a fixed amount. For a discount or surcharge: a percentage of the items. The server computes its amount again when the items change, rounded half up to the paisa. For tax: its rate.',
  })
  @Property({ type: 'integer', nullable: true })
  basisPoints: number | null = null;

  @Field(() => String, {
    description: 'Reason for the adjustment; 1 to 200 characters. Customers can read it.',
  })
  @Property({ type: 'text' })
  reason!: string;
}
