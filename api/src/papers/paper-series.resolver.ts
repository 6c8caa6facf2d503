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
  description: 'The numbers of a kind of papers in the current financial year, April to March.',
})
export class PaperSeriesView {
  @Field(() => PaperKind, { description: 'Of which papers.' })
  kind!: PaperKind;

  @Field(() => Int, { description: 'The first calendar year of the financial year.' })
  year!: number;

  @Field(() => Int, { description: 'The number that the next paper gets, 1 or more.' })
  next!: number;

  @Field(() => String, { description: 'The same as papers have it, such as INV/2627/18.' })
  nextInWords!: string;

  @Field(() => Boolean, {
    description: 'Whether a paper of this year has one: then its numbers go on, and cannot be set.',
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
    description: 'The numbers of its papers in the current financial year, one for each kind.',
  })
  async series(@Ctx() { em }: Context): Promise<PaperSeriesView[]> {
    return (await paperSeries(em)).map(seen);
  }

  @Can('settings.write')
  @Mutation(() => BusinessPayload, {
    description:
      'Has the papers of a kind begin with another number than 1 in the current financial year, to go on with the numbers of the program before. BAD_USER_INPUT with the field `first`; CONFLICT once a paper of the kind was issued in this year, and when somebody set another one since.',
  })
  async setFirstPaperNumber(
    @Arg('kind', () => PaperKind, { description: 'Of which papers.' }) kind: PaperKind,
    @Arg('first', () => Int, {
      description: `The number of the first one, 1 to ${MAX_FIRST}.`,
    })
    first: number,
    @Arg('seen', () => Int, { description: 'The `next` that you saw; another one is a CONFLICT.' })
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
