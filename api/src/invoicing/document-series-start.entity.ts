import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TaxDocumentKind } from './document-kind.js';

/** First number of a kind of document in a financial year. Without a row it is 1. */
@Entity()
export class DocumentSeriesStart {
  [EntityName]?: 'DocumentSeriesStart';
  [PrimaryKeyProp]?: ['kind', 'year'];

  @PrimaryKey({ type: 'text' })
  kind!: TaxDocumentKind;

  /** First calendar year of the financial year. */
  @PrimaryKey({ type: 'integer' })
  year!: number;

  @Property({ type: 'integer' })
  first!: number;

  @Property({ type: 'uuid' })
  businessId!: string;
}
