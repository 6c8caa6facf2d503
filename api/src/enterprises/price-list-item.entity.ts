import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Price of one cloth type for one enterprise; GraphQL shows it as a row of its `PriceList`. */
@Entity()
export class PriceListItem {
  [EntityName]?: 'PriceListItem';
  [PrimaryKeyProp]?: ['enterpriseId', 'clothId'];

  @PrimaryKey({ type: 'uuid' })
  enterpriseId!: string;

  @PrimaryKey({ type: 'uuid' })
  clothId!: string;

  /** In paise, above 0. */
  @Property({ type: 'integer' })
  price!: number;

  /** Place in the list, from 0. */
  @Property({ type: 'integer' })
  position!: number;
}
