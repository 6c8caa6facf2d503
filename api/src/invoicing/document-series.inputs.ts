import { Field, InputType, Int } from 'type-graphql';
import { TaxDocumentKind } from './document-kind.js';
import { MAX_FIRST } from './document-series.service.js';

@InputType({ description: 'The first number of a kind of document in this financial year.' })
export class UpdateDocumentSeriesStartInput {
  @Field(() => TaxDocumentKind, { description: 'The kind of document.' })
  kind!: TaxDocumentKind;

  @Field(() => Int, { description: `The first number, 1 to ${MAX_FIRST}.` })
  startNumber!: number;

  @Field(() => Int, {
    description: 'The `nextNumber` that the viewer read; CONFLICT if it is outdated.',
  })
  expectedNext!: number;
}
