import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PaperKind } from './paper-kind.js';

/** With which number a kind begins in a financial year; where there is none, with 1. */
@Entity()
export class PaperSeriesStart {
  [EntityName]?: 'PaperSeriesStart';
  [PrimaryKeyProp]?: ['kind', 'year'];

  @PrimaryKey({ type: 'text' })
  kind!: PaperKind;

  /** The first calendar year. */
  @PrimaryKey({ type: 'integer' })
  year!: number;

  /** The number of its first paper. */
  @Property({ type: 'integer' })
  first!: number;

  @Property({ type: 'uuid' })
  businessId!: string;
}
