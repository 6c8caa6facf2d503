import { EntityName, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { Paise } from '../platform/scalars.js';
import { Order } from './order.entity.js';

export const BillLineKind = {
  DISCOUNT: 'discount',
  SURCHARGE: 'surcharge',
  DELIVERY_FEE: 'delivery fee',
  TAX: 'tax',
  ROUNDING: 'rounding',
} as const;
export type BillLineKind = (typeof BillLineKind)[keyof typeof BillLineKind];

/** Lines that follow from the bill and its terms. */
const WORKED_OUT: readonly BillLineKind[] = [BillLineKind.TAX, BillLineKind.ROUNDING];
export const isWorkedOut = ({ kind }: Pick<BillLine, 'kind'>): boolean => WORKED_OUT.includes(kind);

registerEnumType(BillLineKind, {
  name: 'BillLineKind',
  description: 'What a line of a bill is that is no item.',
  valuesConfig: {
    DISCOUNT: { description: 'Taken off: an amount, or a share of the items.' },
    SURCHARGE: {
      description:
        'Added for more than the usual work or for express: an amount, or a share of the items.',
    },
    DELIVERY_FEE: { description: 'Added for the way.' },
    TAX: {
      description:
        'Goods and services tax on top of prices, of one rate. Worked out, never asked for.',
    },
    ROUNDING: { description: 'What brings the bill to whole rupees. Worked out, never asked for.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'A line of a bill beside its items: a discount, a surcharge, a delivery fee, tax or rounding.',
})
@Entity()
export class BillLine {
  [EntityName]?: 'BillLine';

  @Field(() => ID, { description: 'Id of the line, a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @ManyToOne(() => Order, { ref: true })
  order!: Ref<Order>;

  @Property({ type: 'integer' })
  position!: number;

  @Field(() => BillLineKind, { description: 'What it is.' })
  @Property({ type: 'text' })
  kind!: BillLineKind;

  @Field(() => Paise, {
    description:
      'What it adds to the bill, in paise; negative for a discount, and where rounding takes off. `itemsTotal` and these add up to `totalPrice`.',
  })
  @Property({ type: 'integer' })
  amount!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'In hundredths of a percent, 1 to 10000; null for a fixed amount. For a discount or surcharge: its share of the items. That share is computed again when items change, and rounded half up to the paisa. For tax: its rate.',
  })
  @Property({ type: 'integer', nullable: true })
  basisPoints: number | null = null;

  @Field(() => String, { description: 'Why; 1 to 200 characters, its customer reads it too.' })
  @Property({ type: 'text' })
  reason!: string;
}
