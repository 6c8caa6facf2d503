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

  /** Its registration for goods and services tax, which its papers name. */
  @Property({ type: 'text', nullable: true })
  gstin: string | null = null;

  /** What it may owe before staff are warned, in paise. */
  @Property({ type: 'integer', nullable: true })
  creditLimit: number | null = null;
}
