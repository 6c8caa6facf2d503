interface Loaded<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/**
 * What a list shows: what was loaded, also when loading it again failed, and what stood before while
 * another filter loads. When that one fails, the rows of the former filter would be a wrong answer.
 */
export const shownData = <Data>({ data, previousData, error }: Loaded<Data>): Data | undefined =>
  data ?? (error ? undefined : previousData);
