import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A photo that was deleted or never saved. The object store may still have its files, which a job
 * deletes.
 */
@Entity()
export class OrphanedPhoto {
  [EntityName]?: 'OrphanedPhoto';

  @PrimaryKey({ type: 'uuid' })
  photoId!: string;

  /** Time after which the files are deleted. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  dueAt!: Date;
}
