interface Loaded<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/**
 * Data that a list shows. A failed refetch keeps the loaded rows; a new filter keeps the former rows while it loads.
 * After a failed load with a new filter, the former rows would be wrong.
 */
export const dataOrPrevious = <Data>({
  data,
  previousData,
  error,
}: Loaded<Data>): Data | undefined => data ?? (error ? undefined : previousData);
