import { Field, ObjectType } from 'type-graphql';
import { ApiToken } from '../auth/api-tokens/api-token.entity.js';
import { App } from '../auth/api-tokens/app.entity.js';

@ObjectType({ description: 'A saved app.' })
export class AppPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => App, { description: 'The app after the change.' })
  app!: App;
}

@ObjectType({ description: 'A new API token.' })
export class ApiTokenPayload extends AppPayload {
  @Field(() => ApiToken, { description: 'The new token.' })
  apiToken!: ApiToken;

  @Field(() => String, {
    description:
      'The token to send as `Authorization: Bearer …`, or as password of Basic authentication. It is shown only here: the server stores a hash.',
  })
  secret!: string;
}
