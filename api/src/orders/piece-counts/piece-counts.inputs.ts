import { IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { Line, MAX_REASON } from '../../platform/input-decorators.js';
import { CountStage } from './piece-count.entity.js';

@InputType({ description: 'A piece count of an order.' })
export class RecordPieceCountInput {
  @Field(() => CountStage, {
    description:
      'The checkpoint where the pieces were counted: PLANT_IN or PLANT_OUT. PICKUP is counted by `recordPickup`.',
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
    description: `Reason for a difference, at most ${MAX_REASON} characters; staff see it in the timeline. A difference without a reason blocks the dispatch. An earlier reason for the same number remains valid.`,
  })
  note?: string | null;
}
