/** The text with a capital first letter. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Name of a day of the schema: MONDAY as Monday. */
export const weekdayName = (weekday: string): string => capitalise(weekday.toLowerCase());
