import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { BASIC_READING } from '../../rules/permission.js';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import { Business } from './business.entity.js';
import { UpdateBusinessInput } from './business.inputs.js';
import { BusinessPayload } from './business.payloads.js';
import { business, saveBusiness } from './business.service.js';

@Resolver()
export class BusinessResolver {
  @RequirePermission('settings.write', { alternatives: ['invoices.issue', ...BASIC_READING] })
  @Query(() => Business, {
    description: 'The company profile that invoices show, and its tax settings.',
  })
  business(@Ctx() { em }: Context): Promise<Business> {
    return business(em);
  }

  @RequirePermission('settings.write')
  @Mutation(() => BusinessPayload, {
    description:
      'Replaces the company profile. Issued invoices do not change. The first save by an admin confirms the details, and a job then issues the waiting invoices; other staff save without confirming. BAD_USER_INPUT with fields: the GSTIN must be of the state of the address, and a bank needs its account number and IFSC. The GSTIN cannot be removed while bills with added tax lack an invoice. CONFLICT when another person changed the profile since `version`. REAUTHENTICATION_REQUIRED for a change of UPI ID, bank, account number or IFSC when the sign-in is more than 10 minutes old: sign in again.',
  })
  async updateBusiness(
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => UpdateBusinessInput, {
      description: 'All company details; they replace the current ones.',
    })
    input: UpdateBusinessInput,
    @Ctx() context: Context,
  ): Promise<BusinessPayload> {
    await saveBusiness(signedIn(context), context, version, input);
    return { message: 'Company details saved', business: await business(context.em) };
  }
}
