import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Price of one cloth type for one enterprise. GraphQL shows it as `PriceListRow`. */
@Entity()
export class PriceListItem {
  [EntityName]?: 'PriceListItem';
  [PrimaryKeyProp]?: ['enterpriseId', 'clothId'];

  @PrimaryKey({ type: 'uuid' })
  enterpriseId!: string;

  @PrimaryKey({ type: 'uuid' })
  clothId!: string;

  /** Price of one piece in paise, above 0. */
  @Property({ type: 'integer' })
  price!: number;

  /** Index in the list, from 0. */
  @Property({ type: 'integer' })
  position!: number;
}
