import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PaperKind } from './paper-kind.js';

/** Last issued number of a kind of document in a financial year. */
@Entity()
export class PaperSeries {
  [EntityName]?: 'PaperSeries';
  [PrimaryKeyProp]?: ['kind', 'year'];

  @PrimaryKey({ type: 'text' })
  kind!: PaperKind;

  /** First calendar year of the financial year. */
  @PrimaryKey({ type: 'integer' })
  year!: number;

  /** Last issued number. */
  @Property({ type: 'integer' })
  last!: number;
}
