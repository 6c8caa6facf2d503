import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * Terms agreed with an enterprise; no row without terms. The terms are saved together with the
 * account and share its version.
 */
@Entity()
export class EnterpriseTerms {
  [EntityName]?: 'EnterpriseTerms';
  [PrimaryKeyProp]?: 'userId';

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  /** GSTIN of the enterprise, shown on its invoices. */
  @Property({ type: 'text', nullable: true })
  gstin: string | null = null;

  /** Credit limit in paise. Above it staff get a warning. */
  @Property({ type: 'integer', nullable: true })
  creditLimit: number | null = null;
}
