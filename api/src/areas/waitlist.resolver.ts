import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { BASIC_READING } from '../../rules/permission.js';
import { RequirePermission, Public } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import { MessagePayload } from '../platform/payloads.js';
import { DateTime, Pincode } from '../platform/scalars.js';
import { JoinWaitlistInput } from './areas.inputs.js';
import { pincodeWaitlist } from './areas.queries.js';
import { addToWaitlist } from './waitlist.service.js';

@ObjectType({ description: 'A PIN code that is not served, and how many people wait for it.' })
export class WaitlistedPincode {
  @Field(() => Pincode, { description: 'The PIN code.' })
  pincode!: string;

  @Field(() => Int, { description: 'Number of e-mails on the waitlist.' })
  subscriberCount!: number;

  @Field(() => DateTime, { description: 'Time of the first entry.' })
  firstJoinedAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last entry.' })
  lastJoinedAt!: Date;
}

@Resolver()
export class WaitlistResolver {
  @RequirePermission('settings.write', { alternatives: ['rounds.plan', ...BASIC_READING] })
  @Query(() => [WaitlistedPincode], {
    description: 'Waitlisted PIN codes, those with most e-mails first; at most 100.',
  })
  pincodeWaitlist(@Ctx() { em }: Context): Promise<WaitlistedPincode[]> {
    return pincodeWaitlist(em);
  }

  @Public('publicForm')
  @Mutation(() => MessagePayload, {
    description:
      'Adds an e-mail to the waitlist of a PIN code. It gets one mail when the PIN code is served. The entry is deleted after that mail, or after a year. A repeated request changes nothing. BAD_USER_INPUT with fields, also for a PIN code that is served; TOO_MANY_REQUESTS as for `sendContactMessage`.',
  })
  async joinWaitlist(
    @Arg('input', () => JoinWaitlistInput, {
      description: 'The PIN code, and the e-mail to notify.',
    })
    input: JoinWaitlistInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await addToWaitlist(context, input);
    return { message: 'We will email you when we serve your pincode' };
  }
}
