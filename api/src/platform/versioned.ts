import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';

/** What the argument of every change says of itself. */
export const SEEN_VERSION = 'The `version` that you saw; another one is a CONFLICT.';

/** Which thing, and the version of it that the caller saw. */
export interface Seen {
  id: string;
  version: number;
}

/** Something that two people can change: the second of two changes of one version is refused. */
@ObjectType()
@Entity({ abstract: true })
export abstract class Versioned {
  @Field(() => Int, {
    description:
      'Rises when its own fields are saved, and not with what belongs to it, such as addresses. Send the one you saw with a change; another one is a CONFLICT.',
  })
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  /** Who changed it last; null when nobody has. */
  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;
}
