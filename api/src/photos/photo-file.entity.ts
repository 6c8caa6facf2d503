import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Sizes of a photo's picture: the whole one, or the preview for lists. */
export type PhotoSize = 'whole' | 'preview';

@Entity()
export class PhotoFile {
  [EntityName]?: 'PhotoFile';
  [PrimaryKeyProp]?: ['photoId', 'size'];

  @PrimaryKey({ type: 'uuid' })
  photoId!: string;

  @PrimaryKey({ type: 'text' })
  size!: PhotoSize;

  /** A JPEG; null if it is in the object store. */
  @Property({ type: 'blob', nullable: true })
  content: Buffer | null = null;
}
