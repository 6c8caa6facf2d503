import { IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { Line, MAX_REASON } from '../../platform/input-decorators.js';
import { CountStage } from './piece-count.entity.js';

@InputType({ description: 'A piece count of an order.' })
export class RecordPieceCountInput {
  @Field(() => CountStage, {
    description:
      'The checkpoint of the count: PLANT_IN or PLANT_OUT. `recordPickup` saves a count at PICKUP.',
  })
  stage!: CountStage;

  @Max(9999, { message: 'Pieces must be at most 9999' })
  @Min(0, { message: 'Pieces must be at least 0' })
  @Field(() => Int, { description: 'Number of pieces counted, 0 to 9999.' })
  pieces!: number;

  @IsOptional()
  @Line({ label: 'Note', min: 0, max: MAX_REASON })
  @Field(() => String, {
    nullable: true,
    description: `Reason for a difference, at most ${MAX_REASON} characters; staff see it in the timeline. A difference without a reason blocks the dispatch. Without a note, the note of the last count applies if that count has the same number of pieces.`,
  })
  note?: string | null;
}
