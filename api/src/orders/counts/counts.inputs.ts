import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { Line, MAX_REASON } from '../../platform/inputs.js';
import { SeenOrder } from '../seen-order.inputs.js';
import { CountPlace } from './piece-count.entity.js';

@ArgsType()
export class CountPiecesArgs extends SeenOrder {
  @Field(() => CountPlace, { description: 'Where they were counted: IN or OUT.' })
  place!: CountPlace;

  @Max(9999, { message: 'Pieces must be at most 9999' })
  @Min(0, { message: 'Pieces must be at least 0' })
  @Field(() => Int, { description: 'How many pieces are there, 0 to 9999.' })
  pieces!: number;

  @IsOptional()
  @Line({ label: 'Note', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description: `Why they are not as many as the order has, at most ${MAX_REASON} characters: it stands on the timeline, where the customer reads it too. Without it the order cannot be dispatched, unless the count before was of as many pieces and said why: that stays.`,
  })
  note?: string | null;
}
