import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { DateTime } from '../../platform/scalars.js';

export const CountPlace = {
  PICKUP: 'at pickup',
  IN: 'into the plant',
  OUT: 'out of the plant',
} as const;
export type CountPlace = (typeof CountPlace)[keyof typeof CountPlace];

registerEnumType(CountPlace, {
  name: 'CountPlace',
  description: 'Where pieces were counted.',
  valuesConfig: {
    PICKUP: { description: 'When they were picked up; `recordPickup` takes this count.' },
    IN: { description: 'When they came into the plant.' },
    OUT: { description: 'When they were packed to leave it.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'How many pieces of an order somebody counted. Never changed: who counts anew adds another.',
})
@Entity()
export class PieceCount {
  [EntityName]?: 'PieceCount';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Property({ type: 'uuid' })
  orderId!: string;

  @Field(() => CountPlace, { description: 'Where.' })
  @Property({ type: 'text' })
  place!: CountPlace;

  @Field(() => Int, { description: 'How many were there, 0 to 9999.' })
  @Property({ type: 'integer' })
  pieces!: number;

  @Field(() => Int, { description: 'How many the order had then.' })
  @Property({ type: 'integer' })
  expected!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What there is to say, such as why they are not as many as expected.',
  })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'uuid' })
  countedBy!: string;

  @Field(() => DateTime, { description: 'When.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  at: Date & Opt = new Date();
}
