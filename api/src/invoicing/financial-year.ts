/**
 * The financial year (April to March) of a day, as its first calendar year. A day is YYYY-MM-DD.
 */
export function financialYear(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}
