import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The bytes of a photo: the picture, or the small one that stands for it in a list. */
export type PhotoSize = 'whole' | 'preview';

@Entity()
export class PhotoFile {
  [EntityName]?: 'PhotoFile';
  [PrimaryKeyProp]?: ['photoId', 'size'];

  @PrimaryKey({ type: 'uuid' })
  photoId!: string;

  @PrimaryKey({ type: 'text' })
  size!: PhotoSize;

  /** A JPEG; null where it is in the object store. */
  @Property({ type: 'blob', nullable: true })
  content: Buffer | null = null;
}
