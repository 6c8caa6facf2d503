import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { ListSize } from '../../graphql/list-size.js';
import type { Connection } from '../../platform/lists/pagination.js';
import { GstArgs, GstPage, GstTable } from './gst.inputs.js';
import {
  GstDocumentRange,
  GstNilRated,
  GstInvoice,
  GstInvoiceConnection,
  GstHsnRow,
  GstB2csRow,
  GstSummary,
} from './gst.payloads.js';
import { gstDocuments, gstNilRated, gstHsnSummary, gstB2cs, gstSummary } from './gst.queries.js';
import { gstInvoices } from './gst-invoices.queries.js';

const ERRORS =
  'The days are days of issue. BAD_USER_INPUT with fields for a range that is reversed or longer than 366 days, and for a malformed GSTIN.';

@Resolver()
export class GstResolver {
  @RequirePermission('reports.read')
  @Query(() => GstSummary, {
    description: `GST of a range of days, by rate and recipients. ${ERRORS}`,
  })
  gstSummary(@Args() args: GstArgs, @Ctx() { em }: Context): Promise<GstSummary> {
    return gstSummary(em, args);
  }

  @RequirePermission('reports.read')
  @Query(() => GstInvoiceConnection, {
    description: `Invoices that form GSTR-1 lists one by one, oldest first. ${ERRORS}`,
  })
  gstInvoices(
    @Args() args: GstArgs,
    @Args() page: GstPage,
    @Arg('table', () => GstTable, { description: 'The table of form GSTR-1.' }) table: GstTable,
    @Ctx() { em }: Context,
  ): Promise<Connection<GstInvoice>> {
    return gstInvoices(em, table, { ...args, ...page });
  }

  @ListSize(10)
  @RequirePermission('reports.read')
  @Query(() => [GstB2csRow], {
    description: `Table 7 of form GSTR-1: supplies to recipients without a GSTIN, except those of B2CL, by place of supply and rate. ${ERRORS}`,
  })
  gstB2cs(@Args() args: GstArgs, @Ctx() { em }: Context): Promise<GstB2csRow[]> {
    return gstB2cs(em, args);
  }

  @ListSize(10)
  @RequirePermission('reports.read')
  @Query(() => [GstHsnRow], {
    description: `Table 12 of form GSTR-1: supplies by service accounting code (SAC) and rate, including a rate of 0. ${ERRORS}`,
  })
  gstHsnSummary(
    @Args() args: GstArgs,
    @Arg('registered', () => Boolean, {
      description: 'True for recipients with a GSTIN, false for all others.',
    })
    registered: boolean,
    @Ctx() { em }: Context,
  ): Promise<GstHsnRow[]> {
    return gstHsnSummary(em, { ...args, registered });
  }

  @ListSize(4)
  @RequirePermission('reports.read')
  @Query(() => [GstNilRated], {
    description: `Table 8 of form GSTR-1: supplies at a tax rate of 0, in four rows. ${ERRORS}`,
  })
  gstNilRated(@Args() args: GstArgs, @Ctx() { em }: Context): Promise<GstNilRated[]> {
    return gstNilRated(em, args);
  }

  @ListSize(4)
  @RequirePermission('reports.read')
  @Query(() => [GstDocumentRange], {
    description: `Table 13 of form GSTR-1: number ranges of the issued invoices and credit notes. None of them is withdrawn: a credit note corrects a wrong invoice. ${ERRORS}`,
  })
  gstDocuments(@Args() args: GstArgs, @Ctx() { em }: Context): Promise<GstDocumentRange[]> {
    return gstDocuments(em, args);
  }
}
