/**
 * Downloads a CSV file with this user's token. Returns its rows by column name. A quoted cell,
 * which may contain commas, becomes `text`.
 */
export async function csvRows(
  url: string,
  { token }: { token: string },
): Promise<Record<string, string>[]> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body = await response.text();
  if (!response.ok) throw new Error(body);
  const [heading = '', ...lines] = body.replace('\uFEFF', '').trim().split('\r\n');
  const cells = (line: string) => line.replaceAll(/"[^"]*"/g, 'text').split(',');
  return lines.map((line) =>
    Object.fromEntries(heading.split(',').map((name, at) => [name, cells(line)[at] ?? ''])),
  );
}

/** Sum of a column of rupees, in paise. */
export const sumOfColumn = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((paise, row) => paise + Math.round(Number(row[column]) * 100), 0);
