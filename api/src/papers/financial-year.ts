/** The year that a day belongs to in the books, by its first calendar year: April to March. A day is YYYY-MM-DD. */
export function financialYear(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}
