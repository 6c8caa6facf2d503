import { Field, ID, InputType } from 'type-graphql';
import { Line, PincodeRule } from '../platform/input-decorators.js';
import { Pincode } from '../platform/scalars.js';

@InputType({ description: 'An address to save.' })
export class AddressInput {
  @Line({ label: 'Address', min: 10, max: 300, required: 'Please enter your address' })
  @Field(() => String, { description: 'Street line, 10 to 300 characters.' })
  address!: string;

  @Line({ label: 'City', min: 2, required: 'Please enter your city' })
  @Field(() => String, { description: 'City or town, 2 to 100 characters.' })
  city!: string;

  @Line({ label: 'State', required: 'Please select your state' })
  @Field(() => String, { description: 'Name of one of `states`.' })
  state!: string;

  @PincodeRule()
  @Field(() => Pincode, { description: 'PIN code: six digits, the first one not 0.' })
  pincode!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True makes it the primary address. The first address of a user is always primary.',
  })
  primary?: boolean | null;
}

@InputType({ description: 'A new address.' })
export class CreateAddressInput extends AddressInput {
  @Field(() => ID, { nullable: true, description: 'Id of the owner; your own id by default.' })
  customerId?: string | null;
}

@InputType({ description: 'The new values of an address.' })
export class UpdateAddressInput extends AddressInput {}
