import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The two sizes of a picture: the whole one, and the preview for lists. */
export type PhotoSize = 'whole' | 'preview';

@Entity()
export class PhotoFile {
  [EntityName]?: 'PhotoFile';
  [PrimaryKeyProp]?: ['photoId', 'size'];

  @PrimaryKey({ type: 'uuid' })
  photoId!: string;

  @PrimaryKey({ type: 'text' })
  size!: PhotoSize;

  /** The picture as a JPEG; null if it is in the object store. */
  @Property({ type: 'blob', nullable: true })
  content: Buffer | null = null;
}
