import { registerEnumType } from 'type-graphql';

/** Whether a list has deleted records. */
export const DeletedFilter = { EXCLUDE: 'exclude', ONLY: 'only', INCLUDE: 'include' } as const;
export type DeletedFilter = (typeof DeletedFilter)[keyof typeof DeletedFilter];

registerEnumType(DeletedFilter, {
  name: 'DeletedFilter',
  description: 'Whether a list has deleted records.',
  valuesConfig: {
    EXCLUDE: { description: 'Only records that are not deleted.' },
    ONLY: { description: 'Only deleted records.' },
    INCLUDE: { description: 'All records.' },
  },
});

/** Description of every `updatedSince` argument. */
export const UPDATED_SINCE =
  'Only records whose `updatedAt` is at or after this time. The list is then in the order of `updatedAt`, oldest change first. Begin five minutes before the last read, because a change appears at its commit; the event feed needs no such overlap.';
