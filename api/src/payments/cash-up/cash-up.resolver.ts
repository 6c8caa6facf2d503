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
import { Can } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { type Connection, connectionOf } from '../../platform/lists/pagination.js';
import { CalendarDate, Paise } from '../../platform/scalars.js';
import { PaymentMethod } from '../payment.entity.js';
import { CashUp } from './cash-up.entity.js';
import { CashUpInput, CashUpsArgs, SEEN_ENTRIES } from './cash-up.inputs.js';
import { cashOfDay, type CashUpRow, listCashUps, requireCashUp } from './cash-up.queries.js';
import { closeCashUp } from './cash-up.service.js';

@ObjectType({
  simpleResolvers: true,
  description: 'What one person took and gave back in one way on a day, by the ledger.',
})
export class CashOfDay {
  @Field(() => ID, { description: 'Who took the money.' })
  userId!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail that they sign in with, which tells two of one name apart; null where they have none.',
  })
  email!: string | null;

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'The method; null where it is not specified.',
  })
  method!: PaymentMethod | null;

  @Field(() => Paise, { description: 'What came in on the day, in paise.' })
  taken!: number;

  @Field(() => Paise, { description: 'What was given or taken back on the day, in paise.' })
  givenBack!: number;

  @Field(() => Int, { description: 'How many entries are in no closing yet.' })
  open!: number;

  @Field(() => Paise, {
    description: 'What these add up to, in paise: what has to be there when it is counted.',
  })
  expected!: number;

  @Field(() => Int, {
    description: 'Rises with every entry of the day. Send the one you saw when you close it.',
  })
  version!: number;
}

const CashUpConnection = connectionOf(CashUp, 'CashUpConnection');

@ObjectType({ description: 'A closing.' })
export class CashUpPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => CashUp, { description: 'The closing, as it stays.' })
  cashUp!: CashUpRow;
}

@Resolver()
export class CashUpResolver {
  @Can('payments.take')
  @Query(() => [CashOfDay], {
    description:
      'What you took and gave back on a day, by the way in which it came; what everybody did with REPORTS_READ. Money that came in online is in nobody’s hands, and left out.',
  })
  cashOfDay(
    @Arg('day', () => CalendarDate, { description: 'The day, Asia/Kolkata.' }) day: string,
    @Ctx() context: Context,
  ): Promise<CashOfDay[]> {
    return cashOfDay(context.em, signedIn(context), day);
  }

  @Can('payments.take')
  @Query(() => CashUpConnection, {
    description:
      'Closings, newest first: yours, and those of everybody with REPORTS_READ. BAD_USER_INPUT with fields.',
  })
  cashUps(
    @Args(() => CashUpsArgs) args: CashUpsArgs,
    @Ctx() context: Context,
  ): Promise<Connection<CashUpRow>> {
    return listCashUps(context.em, signedIn(context), args);
  }

  @Can('payments.take')
  @Mutation(() => CashUpPayload, {
    description:
      'Closes what one person took and gave back in one way on a day: all entries that are in no closing yet. What comes later goes into the next closing of the day. Of another person that takes leave to change settings. CONFLICT when money came or went since `version`, or when nothing is left to close; BAD_USER_INPUT with fields, `note` when what was counted is not what was expected.',
  })
  async closeCashUp(
    @Arg('version', () => Int, { description: SEEN_ENTRIES }) version: number,
    @Arg('input', () => CashUpInput, { description: 'What was counted.' }) input: CashUpInput,
    @Ctx() context: Context,
  ): Promise<CashUpPayload> {
    const id = await closeCashUp(signedIn(context), context, version, input);
    return { message: 'Cash-up closed', cashUp: await requireCashUp(context.em, id) };
  }
}
