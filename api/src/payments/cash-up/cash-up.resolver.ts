import {
  Arg,
  Args,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { type Connection, connectionOf } from '../../platform/lists/pagination.js';
import { CalendarDate, EmailAddress, Paise } from '../../platform/scalars.js';
import { PaymentMethod } from '../payment.entity.js';
import { CashUp } from './cash-up.entity.js';
import { CloseCashUpInput, CashUpsArgs, ENTRIES_VERSION_DESCRIPTION } from './cash-up.inputs.js';
import { cashOfDay, type CashUpRow, listCashUps, requireCashUp } from './cash-up.queries.js';
import { closeCashUp } from './cash-up.service.js';

@ObjectType({
  simpleResolvers: true,
  description: 'Payments and refunds of one person, day and method, from the ledger.',
})
export class CashOfDay {
  @Field(() => ID, { description: 'User id of the person who took the money.' })
  userId!: string;

  @Field(() => String, { description: 'Name of the person who took the money.' })
  name!: string;

  @Field(() => EmailAddress, {
    nullable: true,
    description:
      'Sign-in e-mail, to distinguish people with the same name; null for an account without one.',
  })
  email!: string | null;

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'The payment method; null for entries without one.',
  })
  method!: PaymentMethod | null;

  @Field(() => Paise, { description: 'Payments of the day, in paise.' })
  taken!: number;

  @Field(() => Paise, {
    description: 'Refunds and reversals of the day, as a positive amount in paise.',
  })
  givenBack!: number;

  @Field(() => Int, { description: 'Number of entries that are not in a cash-up yet.' })
  open!: number;

  @Field(() => Paise, {
    description: 'Sum of the entries that are not in a cash-up yet, in paise: the expected amount.',
  })
  expected!: number;

  @Field(() => Int, {
    description:
      'Increases with each entry of the day. Send the version you read to close the day.',
  })
  version!: number;
}

const CashUpConnection = connectionOf(CashUp);

@ObjectType({ description: 'A saved cash-up.' })
export class CashUpPayload {
  @Field(() => String, { description: 'Message to show to the user.' })
  message!: string;

  @Field(() => CashUp, { description: 'The new cash-up.' })
  cashUp!: CashUpRow;
}

@Resolver()
export class CashUpResolver {
  @RequirePermission('payments.take')
  @Query(() => [CashOfDay], {
    description:
      'Payments and refunds of a day by person and method: the viewer’s own, or those of all with REPORTS_READ. Online payments are left out, because no person handles them.',
  })
  cashOfDay(
    @Arg('day', () => CalendarDate, { description: 'The day, Asia/Kolkata.' }) day: string,
    @Ctx() context: Context,
  ): Promise<CashOfDay[]> {
    return cashOfDay(context.em, signedIn(context), day);
  }

  @RequirePermission('payments.take')
  @Query(() => CashUpConnection, {
    description:
      'Cash-ups, newest first: the viewer’s own, or those of all with REPORTS_READ. BAD_USER_INPUT with fields.',
  })
  cashUps(
    @Args(() => CashUpsArgs) args: CashUpsArgs,
    @Ctx() context: Context,
  ): Promise<Connection<CashUpRow>> {
    return listCashUps(context.em, signedIn(context), args);
  }

  @RequirePermission('payments.take')
  @Mutation(() => CashUpPayload, {
    description:
      'Makes a cash-up of one person, day and method with all entries that are not in one yet. Later entries go into the next cash-up. Another person needs SETTINGS_WRITE. CONFLICT when an entry was added since `version`, or without open entries. BAD_USER_INPUT with fields; `note` is required when the counted amount differs.',
  })
  async closeCashUp(
    @Arg('version', () => Int, { description: ENTRIES_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => CloseCashUpInput, { description: 'The counted money.' })
    input: CloseCashUpInput,
    @Ctx() context: Context,
  ): Promise<CashUpPayload> {
    const id = await closeCashUp(signedIn(context), context, version, input);
    return { message: 'Cash closing saved', cashUp: await requireCashUp(context.em, id) };
  }
}
