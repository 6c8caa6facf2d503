import { Field, InputType } from 'type-graphql';

@InputType()
abstract class EmailLinkFields {
  @Field(() => String, { description: 'The `token` part of the link.' })
  token!: string;
}

@InputType({ description: 'The e-mail link that confirms a new e-mail.' })
export class ConfirmEmailInput extends EmailLinkFields {}

@InputType({ description: 'The e-mail link that reverts an e-mail change.' })
export class RevertEmailChangeInput extends EmailLinkFields {}
