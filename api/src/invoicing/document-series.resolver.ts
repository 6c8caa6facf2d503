import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Business } from '../business/business.entity.js';
import { BusinessPayload } from '../business/business.payloads.js';
import { business } from '../business/business.service.js';
import { RequirePermission } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import { ListSize } from '../graphql/list-size.js';
import { TAX_DOCUMENT_TITLES, TaxDocumentKind } from './document-kind.js';
import { numberInWords } from './document-number.js';
import { UpdateDocumentSeriesStartInput } from './document-series.inputs.js';
import { documentSeries, type SeriesRow, setFirstNumber } from './document-series.service.js';

@ObjectType('DocumentSeries', {
  simpleResolvers: true,
  description:
    'Number series of one kind of document in the current financial year, April to March.',
})
export class DocumentSeriesView {
  @Field(() => TaxDocumentKind, { description: 'The kind of document.' })
  kind!: TaxDocumentKind;

  @Field(() => Int, { description: 'First calendar year of the financial year.' })
  financialYear!: number;

  @Field(() => Int, { description: 'The next number, 1 or more.' })
  nextNumber!: number;

  @Field(() => String, { description: 'The next number in its format, such as INV/2627/18.' })
  nextNumberFormatted!: string;

  @Field(() => Boolean, {
    description:
      'True after the first document of this year. The first number can then no longer be set.',
  })
  isStarted!: boolean;
}

const toView = (row: SeriesRow): DocumentSeriesView => ({
  ...{ kind: row.kind, financialYear: row.year, nextNumber: row.number },
  ...{ nextNumberFormatted: numberInWords(row), isStarted: row.isStarted },
});

@Resolver(() => Business)
export class DocumentSeriesResolver {
  @ListSize(3)
  @FieldResolver(() => [DocumentSeriesView], {
    description: 'Document numbers in the current financial year, one series for each kind.',
  })
  async series(@Ctx() { em }: Context): Promise<DocumentSeriesView[]> {
    return (await documentSeries(em)).map(toView);
  }

  @RequirePermission('settings.write')
  @Mutation(() => BusinessPayload, {
    description:
      'Sets the first number of a kind of document in the current financial year, to continue the numbers of another program. BAD_USER_INPUT with the field `startNumber` if it is out of range. CONFLICT after the first document of the kind in this year, and when another person has set a different number.',
  })
  async updateDocumentSeriesStart(
    @Arg('input', () => UpdateDocumentSeriesStartInput, { description: 'Kind and number.' })
    { kind, ...given }: UpdateDocumentSeriesStartInput,
    @Ctx() context: Context,
  ): Promise<BusinessPayload> {
    const number = numberInWords(await setFirstNumber(context, kind, given));
    return {
      message: `The next ${TAX_DOCUMENT_TITLES[kind].toLowerCase()} is ${number}`,
      business: await business(context.em),
    };
  }
}
