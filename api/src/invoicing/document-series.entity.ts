import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TaxDocumentKind } from './document-kind.js';

/** Last issued number of a kind of document in a financial year. */
@Entity()
export class DocumentSeries {
  [EntityName]?: 'DocumentSeries';
  [PrimaryKeyProp]?: ['kind', 'year'];

  @PrimaryKey({ type: 'text' })
  kind!: TaxDocumentKind;

  /** First calendar year of the financial year. */
  @PrimaryKey({ type: 'integer' })
  year!: number;

  @Property({ type: 'integer' })
  last!: number;
}
