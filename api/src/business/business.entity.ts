import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { BasisPoints, DateTime, Gstin, Pincode } from '../platform/scalars.js';
import { Versioned } from '../platform/optimistic-lock.js';

@ObjectType({
  simpleResolvers: true,
  description: 'The company profile that invoices show, and its tax settings.',
})
@Entity()
export class Business extends Versioned {
  [EntityName]?: 'Business';

  /** Id of the only row of the table. */
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time of the first save by an admin, which confirms the details. Null before; then the company issues no invoice, bill of supply, credit note or statement.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  confirmedAt: Date | null = null;

  /**
   * User who confirmed the details. Null before the confirmation, and if a migration or the demo
   * data confirmed them.
   */
  @Property({ type: 'uuid', nullable: true })
  confirmedBy: string | null = null;

  @Field(() => String, { description: 'Legal name of the company.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Street line.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String, { description: 'City or town.' })
  @Property({ type: 'text' })
  city!: string;

  @Field(() => String, {
    description:
      'State, one of `states`. Supplies to other states have IGST instead of CGST and SGST.',
  })
  @Property({ type: 'text' })
  state!: string;

  @Field(() => Pincode, { description: 'PIN code: six digits.' })
  @Property({ type: 'text' })
  pincode!: string;

  @Field(() => Gstin, {
    nullable: true,
    description:
      'GSTIN, 15 characters. Null for a company without registration, which issues bills of supply.',
  })
  @Property({ type: 'text', nullable: true })
  gstin: string | null = null;

  @Field(() => String, {
    description: 'Service accounting code (SAC) of the services: 4 to 6 digits.',
  })
  @Property({ type: 'text' })
  sac: string & Opt = '9997';

  @Field(() => BasisPoints, { description: 'Tax rate in hundredths of a percent: 1800 is 18%.' })
  @Property({ type: 'integer' })
  taxRate: number & Opt = 1800;

  @Field(() => Boolean, {
    description: 'Whether prices for customers include tax. If not, tax is added to the bill.',
  })
  @Property({ type: 'boolean' })
  customerPricesIncludeTax: boolean & Opt = true;

  @Field(() => Boolean, {
    description: 'Whether prices for enterprises include tax. If not, tax is added to the bill.',
  })
  @Property({ type: 'boolean' })
  enterprisePricesIncludeTax: boolean & Opt = false;

  @Field(() => Boolean, {
    description:
      'Whether totals are rounded to whole rupees. The difference is a ROUNDING adjustment of the bill.',
  })
  @Property({ type: 'boolean' })
  roundsToRupee: boolean & Opt = false;

  @Field(() => String, {
    nullable: true,
    description: 'UPI ID for payments, shown on invoices: name@bank; null for none.',
  })
  @Property({ type: 'text', nullable: true })
  upiId: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Bank for payments with its branch, shown on invoices; null for none.',
  })
  @Property({ type: 'text', nullable: true })
  bank: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Account number: 9 to 18 digits; null without a bank.',
  })
  @Property({ type: 'text', nullable: true })
  accountNumber: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'IFSC of the branch: 11 characters; null without a bank.',
  })
  @Property({ type: 'text', nullable: true })
  ifsc: string | null = null;
}
