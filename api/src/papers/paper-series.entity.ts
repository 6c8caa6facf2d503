import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PaperKind } from './paper-kind.js';

/** How far the numbers of a kind have come in a financial year. */
@Entity()
export class PaperSeries {
  [EntityName]?: 'PaperSeries';
  [PrimaryKeyProp]?: ['kind', 'year'];

  @PrimaryKey({ type: 'text' })
  kind!: PaperKind;

  /** The first calendar year. */
  @PrimaryKey({ type: 'integer' })
  year!: number;

  /** The number of its last paper. */
  @Property({ type: 'integer' })
  last!: number;
}
