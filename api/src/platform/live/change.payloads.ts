import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../scalars.js';
import type { Change } from './change.js';

@ObjectType('Change', {
  description:
    'That something has changed; what it is now, a query tells. Changes of the same thing within a second are told as one.',
})
export class ChangePayload {
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of what changed; null where it may be anything that you read: read all of it again.',
  })
  id!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its version at that moment; it may have risen since, or be the one that you know. Null where `id` is.',
  })
  version!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      '`updatedAt` of the object after the change. An object that you read with the same or a later value shows the change already. Null when the type has none, or when a related object changed, such as an earlier stop. Then read the object again.',
  })
  updatedAt!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it was not there before; false where `id` is null.',
  })
  isNew!: boolean;
}

/** As a listener gets it: not whose it is. */
export const told = ({ id, version, updatedAt, isNew }: Change): ChangePayload => ({
  ...{ id, version, updatedAt, isNew },
});
