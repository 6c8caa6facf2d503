import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * Terms agreed with an enterprise; no row until there are any. Saved with the account and its
 * version.
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

  /** Balance above which staff get a warning, in paise. */
  @Property({ type: 'integer', nullable: true })
  creditLimit: number | null = null;
}
