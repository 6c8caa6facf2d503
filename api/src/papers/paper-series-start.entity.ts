import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PaperKind } from './paper-kind.js';

/** First number of a kind in a financial year; 1 without a row. */
@Entity()
export class PaperSeriesStart {
  [EntityName]?: 'PaperSeriesStart';
  [PrimaryKeyProp]?: ['kind', 'year'];

  @PrimaryKey({ type: 'text' })
  kind!: PaperKind;

  /** First calendar year of the financial year. */
  @PrimaryKey({ type: 'integer' })
  year!: number;

  /** The first number. */
  @Property({ type: 'integer' })
  first!: number;

  @Property({ type: 'uuid' })
  businessId!: string;
}
