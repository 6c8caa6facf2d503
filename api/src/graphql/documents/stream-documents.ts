import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { onlySubscriptions } from '../access/streams.js';
import { boundedWork, MAX_TOKENS } from './document-limits.js';
import { KnownDocuments } from './known-documents.js';

type Read =
  { document: DocumentNode; errors?: undefined } | { document?: undefined; errors: GraphQLError[] };

const RULES = [...specifiedRules, onlySubscriptions, boundedWork];

/** Faults of a document that are told. */
const MAX_FAULTS = 5;

/** Documents of subscriptions, within the limits that those of HTTP have; what thousands send alike is kept once. */
export class StreamDocuments {
  readonly #known = new KnownDocuments();

  constructor(private readonly schema: GraphQLSchema) {}

  async read(text: string): Promise<Read> {
    const key = createHash('sha256').update(text).digest('base64');
    const known = await this.#known.get(key);
    if (known) return { document: known };
    try {
      const document = parse(text, { maxTokens: MAX_TOKENS, noLocation: true });
      const errors = validate(this.schema, document, RULES, { maxErrors: MAX_FAULTS });
      if (errors.length) return { errors: [...errors] };
      await this.#known.set(key, document);
      return { document };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  }

  tooMany(most: number): GraphQLError {
    return new GraphQLError(`A connection has at most ${most} subscriptions`, {
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
  }
}
