import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Business } from '../business/business.entity.js';
import { BusinessPayload } from '../business/business.payloads.js';
import { business } from '../business/business.service.js';
import { Can } from '../graphql/access/access.js';
import type { Context } from '../graphql/context.js';
import { Few } from '../graphql/few.js';
import { PAPER_TITLES, PaperKind } from './paper-kind.js';
import { numberInWords } from './paper-number.js';
import { MAX_FIRST, paperSeries, type SeriesRow, setFirstNumber } from './paper-series.service.js';

@ObjectType('PaperSeries', {
  simpleResolvers: true,
  description:
    'Number series of one kind of document in the current financial year, April to March.',
})
export class PaperSeriesView {
  @Field(() => PaperKind, { description: 'The kind of document.' })
  kind!: PaperKind;

  @Field(() => Int, { description: 'First calendar year of the financial year.' })
  year!: number;

  @Field(() => Int, { description: 'The next number, 1 or more.' })
  next!: number;

  @Field(() => String, { description: 'The next number in its format, such as INV/2627/18.' })
  nextInWords!: string;

  @Field(() => Boolean, {
    description:
      'True after the first document of this year. The first number can then no longer be set.',
  })
  hasBegun!: boolean;
}

const seen = (row: SeriesRow): PaperSeriesView => ({
  ...{ kind: row.kind, year: row.year, next: row.number },
  ...{ nextInWords: numberInWords(row), hasBegun: row.hasBegun },
});

@Resolver(() => Business)
export class PaperSeriesResolver {
  @Few(3)
  @FieldResolver(() => [PaperSeriesView], {
    description: 'Document numbers in the current financial year, one series for each kind.',
  })
  async series(@Ctx() { em }: Context): Promise<PaperSeriesView[]> {
    return (await paperSeries(em)).map(seen);
  }

  @Can('settings.write')
  @Mutation(() => BusinessPayload, {
    description:
      'Sets the first number of a kind in the current financial year, to continue the numbers of another program. BAD_USER_INPUT with the field `first`. CONFLICT after the first document of the kind in this year, and when another person has set a different number.',
  })
  async setFirstPaperNumber(
    @Arg('kind', () => PaperKind, { description: 'The kind of document.' }) kind: PaperKind,
    @Arg('first', () => Int, {
      description: `The first number, 1 to ${MAX_FIRST}.`,
    })
    first: number,
    @Arg('seen', () => Int, {
      description: 'The `next` that the viewer read; CONFLICT if it is outdated.',
    })
    seen: number,
    @Ctx() context: Context,
  ): Promise<BusinessPayload> {
    const number = numberInWords(await setFirstNumber(context, kind, { first, seen }));
    return {
      message: `The next ${PAPER_TITLES[kind].toLowerCase()} is ${number}`,
      business: await business(context.em),
    };
  }
}
