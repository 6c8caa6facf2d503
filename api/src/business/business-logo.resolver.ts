import { Ctx, Query, Resolver } from 'type-graphql';
import { BASIC_READING } from '../../rules/permission.js';
import { RequirePermission } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import { BusinessLogo } from './business-logo.entity.js';
import { businessLogo, type LogoRow } from './business-logo.service.js';

@Resolver()
export class BusinessLogoResolver {
  @RequirePermission('settings.write', { alternatives: ['invoices.issue', ...BASIC_READING] })
  @Query(() => BusinessLogo, {
    description:
      'Size and version of the logo on invoices. Upload, download and delete the picture over REST: PUT, GET and DELETE of `/api/business/logo`.',
  })
  businessLogo(@Ctx() { em }: Context): Promise<LogoRow> {
    return businessLogo(em);
  }
}
