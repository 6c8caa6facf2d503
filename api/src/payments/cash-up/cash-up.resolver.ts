import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { type Connection, connectionOf } from '../../platform/lists/pagination.js';
import { CalendarDate, EmailAddress, Paise } from '../../platform/scalars.js';
import { PaymentMethod } from '../payment.entity.js';
import { Actor, actorOf } from '../../users/actor.js';
import { CashUp } from './cash-up.entity.js';
import { CloseCashUpInput, CashUpsArgs, ENTRIES_VERSION_DESCRIPTION } from './cash-up.inputs.js';
import { cashOfDay, type CashUpRow, listCashUps, requireCashUp } from './cash-up.queries.js';
import { closeCashUp } from './cash-up.service.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'Ledger entries of one person, day and payment method, added up for a cash closing (cash-up).',
})
export class CashOfDay {
  @Field(() => ID, { description: 'User id of the person who took the money.' })
  userId!: string;

  @Field(() => String, { description: 'Name of the person who took the money.' })
  name!: string;

  @Field(() => EmailAddress, {
    nullable: true,
    description:
      'E-mail of that person, to distinguish people with the same name; null for an account without an e-mail.',
  })
  email!: string | null;

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'Payment method of the ledger entries; null for entries without a method.',
  })
  method!: PaymentMethod | null;

  @Field(() => Paise, { description: 'Sum of the payments of the day, in paise.' })
  taken!: number;

  @Field(() => Paise, {
    description: 'Sum of the refunds and reversals of the day, as a positive amount in paise.',
  })
  givenBack!: number;

  @Field(() => Int, { description: 'Number of ledger entries that are in no cash-up yet.' })
  open!: number;

  @Field(() => Paise, {
    description:
      'Expected amount in paise: the sum of the ledger entries that are in no cash-up yet.',
  })
  expected!: number;

  @Field(() => Int, {
    description:
      'Version for optimistic locking: the number of ledger entries. Send the version that you read with `closeCashUp`.',
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
      'Payments and refunds of a day by person and method: those of the viewer, or with REPORTS_READ those of all people. Online payments are not included, because no person takes them.',
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
      'Cash-ups, newest first: those of the viewer, or with REPORTS_READ those of all people. BAD_USER_INPUT with fields.',
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
      'Saves a cash closing (cash-up) of one person, day and method, with all ledger entries that are in no cash-up yet. Later entries go into the next cash-up. A cash-up of another person needs SETTINGS_WRITE. CONFLICT when an entry was added since `version`, or when all entries are already in a cash-up. BAD_USER_INPUT with fields; `note` is required when the counted amount differs from the expected one.',
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

@Resolver(() => CashUp)
export class CashUpFieldsResolver {
  @FieldResolver(() => Actor, { description: 'The person who made the cash-up.' })
  closedBy(@Root() cashUp: CashUpRow): Actor {
    return actorOf(cashUp);
  }
}
