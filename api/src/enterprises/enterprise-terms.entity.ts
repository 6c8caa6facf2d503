import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What is agreed with an enterprise; there is none before something is. Saved with its account, whose version counts. */
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
