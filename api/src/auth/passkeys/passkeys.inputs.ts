import { Field, InputType } from 'type-graphql';
import { Line } from '../../platform/input-decorators.js';

@InputType({ description: 'A new passkey.' })
export class CreatePasskeyInput {
  @Field(() => String, { description: 'New credential: JSON of `PublicKeyCredential.toJSON`.' })
  credential!: string;
}

@InputType({ description: 'The new name of a passkey.' })
export class RenamePasskeyInput {
  @Line({ label: 'Name', max: 60 })
  @Field(() => String, { description: 'New name, at most 60 characters.' })
  name!: string;
}

@InputType({ description: 'The answer of a passkey to a sign-in.' })
export class SignInWithPasskeyInput {
  @Field(() => String, { description: 'Signed credential: JSON of `PublicKeyCredential.toJSON`.' })
  credential!: string;
}
