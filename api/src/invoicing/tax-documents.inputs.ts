import { Field, InputType } from 'type-graphql';
import { CustomerDaysFilter } from '../orders/customer-days-filter.inputs.js';
import { TaxDocumentKind } from './document-kind.js';

@InputType({ description: 'Filter for tax documents. All given conditions must match.' })
export class TaxDocumentFilter extends CustomerDaysFilter {
  @Field(() => TaxDocumentKind, { nullable: true, description: 'Documents of this kind.' })
  kind?: TaxDocumentKind | null;
}
