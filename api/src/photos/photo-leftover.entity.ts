import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A photo whose files the object store may have, and that is gone or never came to be. */
@Entity()
export class PhotoLeftover {
  [EntityName]?: 'PhotoLeftover';

  @PrimaryKey({ type: 'uuid' })
  photoId!: string;

  /** Time when the files are deleted. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  dueAt!: Date;
}
