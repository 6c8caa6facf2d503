import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A PIN code that the laundry serves. It belongs to one area. */
@Entity()
export class AreaPincode {
  [EntityName]?: 'AreaPincode';

  @PrimaryKey({ type: 'text' })
  pincode!: string;

  @Property({ type: 'uuid' })
  areaId!: string;
}
