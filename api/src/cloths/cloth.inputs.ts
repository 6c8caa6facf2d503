import { Field, InputType } from 'type-graphql';
import { Line, Price } from '../platform/inputs.js';
import { Paise } from '../platform/scalars.js';

@InputType({ description: 'A cloth type to save.' })
export class ClothInput {
  @Line({ label: 'Cloth name', max: 80 })
  @Field(() => String, { description: 'Name, 1 to 80 characters.' })
  name!: string;

  @Price()
  @Field(() => Paise, { description: 'Price of one piece, in paise; 0 to ₹1,00,000.' })
  price!: number;
}
