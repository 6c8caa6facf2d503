import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Version of an enterprise's price list. There is no row before the first save. */
@Entity()
export class PriceList {
  [EntityName]?: 'PriceList';
  [PrimaryKeyProp]?: 'enterpriseId';

  @PrimaryKey({ type: 'uuid' })
  enterpriseId!: string;

  @Property({ type: 'integer' })
  version: number & Opt = 1;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;
}
