import { errorText, toRequestError } from '../../graphql/errors';

export interface SaveFailure {
  text: string;
  /** Concurrent changes, one per line; absent for other failures. */
  changes?: readonly string[];
  /** Error by field name, such as `items.0.price`; absent for failures without a field. */
  fields?: Readonly<Record<string, string>>;
}

/** Compared fields of an entity: the label, and the value as text. */
export type ComparedFields<Thing> = readonly (readonly [
  name: string,
  read: (thing: Thing) => string,
])[];

/** Differences between two versions of an entity, one per line: "Price: ₹100.00 → ₹120.00". */
export function changedLines<Thing>(
  comparedFields: ComparedFields<Thing>,
  before: Thing,
  after: Thing,
): string[] {
  return comparedFields
    .map(([name, read]) => [name, read(before), read(after)] as const)
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => `${name}: ${was || 'nothing'} → ${is || 'nothing'}`);
}

interface Versioned {
  version: number;
}

interface Conflict<Thing extends Versioned> {
  /** Entity as the user saw it before the save. */
  before: Thing;
  refetch: () => Promise<Thing | undefined>;
  describeChanges: (before: Thing, after: Thing) => string[];
  /** Text for failures without a message from the server. */
  failureText?: string;
}

interface Refusal<Thing> {
  failure: SaveFailure;
  /** Current entity after a conflict: the next try uses its version. */
  now?: Thing;
}

/** Explains a failed save. After a conflict it refetches the entity and lists the changes. */
export async function explainSaveFailure<Thing extends Versioned>(
  error: unknown,
  { before, refetch, describeChanges, failureText }: Conflict<Thing>,
): Promise<Refusal<Thing>> {
  const text = errorText(error, failureText);
  const { code, fields } = toRequestError(error);
  if (code !== 'CONFLICT') {
    return { failure: { text, ...(Object.keys(fields).length > 0 ? { fields } : {}) } };
  }
  // After a failed refetch the old version stays, so the next save reports the conflict again.
  const now = await refetch().catch(() => undefined);
  if (!now || now.version === before.version) return { failure: { text } };
  return { failure: { text, changes: describeChanges(before, now) }, now };
}
