import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { Code } from '../../platform/format-validators.js';
import { gstinRefusal } from '../../../rules/gstin.js';
import { pageArgs } from '../../platform/lists/pagination.js';
import { Gstin } from '../../platform/scalars.js';
import { ReportDays } from '../reports.inputs.js';

/** Tables of the return that list each invoice. */
export const GstTable = { B2B: 'b2b', B2CL: 'b2cl', CDNR: 'cdnr', CDNUR: 'cdnur' } as const;
export type GstTable = (typeof GstTable)[keyof typeof GstTable];

registerEnumType(GstTable, {
  name: 'GstTable',
  description: 'A table of form GSTR-1 that lists each invoice.',
  valuesConfig: {
    B2B: { description: 'B2B: invoices to recipients with a GSTIN (table 4A).' },
    B2CL: {
      description:
        'B2CL: invoices above one lakh rupees to recipients without a GSTIN in another state (table 5).',
    },
    CDNR: { description: 'CDNR: credit notes for invoices of B2B (table 9B).' },
    CDNUR: { description: 'CDNUR: credit notes for invoices of B2CL (table 9B).' },
  },
});

@ArgsType()
export class GstArgs extends ReportDays {
  @Code(gstinRefusal)
  @Field(() => Gstin, {
    nullable: true,
    description:
      'GSTIN of the company on the invoices; null for all. A return is for one GSTIN, so this filter is needed after a change of GSTIN.',
  })
  gstin?: string | null;
}

@ArgsType()
export class GstPage extends pageArgs(50) {}
