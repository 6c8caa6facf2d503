import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime } from '../../platform/scalars.js';

export const CountStage = {
  PICKUP: 'at pickup',
  PLANT_IN: 'into the plant',
  PLANT_OUT: 'out of the plant',
} as const;
export type CountStage = (typeof CountStage)[keyof typeof CountStage];

registerEnumType(CountStage, {
  name: 'CountStage',
  description: 'The checkpoint of a piece count.',
  valuesConfig: {
    PICKUP: { description: 'At the pickup; `recordPickup` saves this count.' },
    PLANT_IN: { description: 'On arrival in the plant.' },
    PLANT_OUT: { description: 'At packing, before the dispatch from the plant.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'A count of the pieces of an order. A saved count never changes; a new count is a new record.',
})
@Entity()
export class PieceCount {
  [EntityName]?: 'PieceCount';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  orderId!: string;

  @Field(() => CountStage, { description: 'The checkpoint of the count.' })
  @Property({ type: 'text' })
  stage!: CountStage;

  @Field(() => Int, { description: 'Number of pieces counted, 0 to 9999.' })
  @Property({ type: 'integer' })
  pieces!: number;

  @Field(() => Int, { description: 'Number of pieces on the bill at the time of the count.' })
  @Property({ type: 'integer' })
  expected!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Note, for example the reason for a difference; null without a note.',
  })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'uuid' })
  countedBy!: string;

  @Field(() => DateTime, { name: 'countedAt', simple: false, description: 'Time of the count.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  at: Date & Opt = new Date();
}
