import type { ObjectSchema, ValidateOptions } from 'yup';

export interface LazySchema<Values> {
  validate: (values: unknown, options?: ValidateOptions) => Promise<Values>;
  /** Loads the code before the first validation. */
  load: () => Promise<void>;
}

/**
 * Schema in a separate chunk, by the name of its export, for a form on the first screen of a page. If the code does not
 * load, the server alone checks the values.
 */
export const lazySchema = <Name extends string, Values extends object>(
  fetchChunk: () => Promise<Record<Name, ObjectSchema<Values>>>,
  name: Name,
): LazySchema<Values> => ({
  validate: async (values, options) => {
    const chunk = await fetchChunk().catch(() => null);
    const checked: unknown = chunk ? await chunk[name].validate(values, options) : values;
    return checked as Values;
  },
  load: async () => void (await fetchChunk()),
});
