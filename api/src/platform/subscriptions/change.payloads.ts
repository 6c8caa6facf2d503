import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../scalars.js';
import type { Change } from './change.js';

@ObjectType('Change', {
  description:
    'Event about a change, without the new data; read it with a query. Changes of one object within a second are merged.',
})
export class ChangePayload {
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the changed object. Null when any object may have changed: read all data again.',
  })
  id!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version after the change; it may equal the version that you have read, or already be outdated. Null when `id` is null.',
  })
  version!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      '`updatedAt` of the object after the change. An object that you read with the same or a later value shows the change already. Null when the type has none, or when a related object changed, such as an earlier stop. Then read the object again.',
  })
  updatedAt!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the object was created; false when `id` is null.',
  })
  isNew!: boolean;
}

/** The event for subscribers, without the owner. */
export const toChangePayload = ({ id, version, updatedAt, isNew }: Change): ChangePayload => ({
  ...{ id, version, updatedAt, isNew },
});
