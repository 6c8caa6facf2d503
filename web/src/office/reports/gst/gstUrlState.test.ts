import { describe, expect, it } from 'vitest';
import { fileName, gstPath, journalPath } from './returnFiles';
import { readGstUrlState, whyNothing } from './gstUrlState';

const OURS = '33AABCN1234A1ZD';
const read = (query: string, today = '2026-03-05') =>
  readGstUrlState(new URLSearchParams(query), today);

describe('the days of a return', () => {
  it('are the last month by default', () => {
    expect(read('')).toEqual({
      ...{ month: '2026-02', isQuarter: false, gstin: null },
      ...{ from: '2026-02-01', to: '2026-02-28' },
    });
    expect(read('', '2026-01-31')).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('are the month of the URL, including the current one', () => {
    expect(read('month=2024-02')).toMatchObject({ from: '2024-02-01', to: '2024-02-29' });
    expect(read('month=2026-03')).toMatchObject({ from: '2026-03-01', to: '2026-03-31' });
  });

  it('are a quarter around the month, by default the last complete one', () => {
    const quarter = (query: string, today?: string) => {
      const { from, to } = read(`return=quarter${query}`, today);
      return [from, to];
    };
    expect(quarter('&month=2025-08')).toEqual(['2025-07-01', '2025-09-30']);
    expect(quarter('&month=2025-10')).toEqual(['2025-10-01', '2025-12-31']);
    expect(quarter('')).toEqual(['2025-10-01', '2025-12-31']);
    expect(quarter('', '2026-06-30')).toEqual(['2026-01-01', '2026-03-31']);
  });

  it('ignore a future month, a month before GST and invalid text', () => {
    for (const month of ['2026-04', '2017-06', '2026-13', '26-1', 'x'])
      expect(read(`month=${month}&return=year`)).toEqual(read(''));
  });

  it('are filtered by the GSTIN of the URL', () => {
    expect(read(`gstin=${OURS}`).gstin).toBe(OURS);
    expect(read('gstin=33AABCN1234A1ZX').gstin).toBeNull();
  });
});

it('says why there is nothing to file', () => {
  const none = { hasGstin: true, gstins: [], documentsWithoutGstin: 0 };
  const text = (values: Partial<typeof none>) => whyNothing({ ...none, ...values }).text;
  expect(text({ hasGstin: false, documentsWithoutGstin: 3 })).toMatch('The business has no GSTIN');
  expect(text({ documentsWithoutGstin: 3 })).toMatch(
    'had no GSTIN when these invoices were issued',
  );
  expect(text({})).toMatch('nil return');
  expect(whyNothing({ ...none, hasGstin: false, gstins: [OURS] }).title).toBe(
    'No invoices with this GSTIN',
  );
});

it('names files by their days, and asks for those of a GSTIN', () => {
  const month = read(`gstin=${OURS}`);
  expect(fileName('hsn-b2c', month)).toBe('gst-hsn-b2c-2026-02');
  expect(gstPath('hsn-b2c', month)).toBe(
    `/api/report/gst/hsn-b2c.csv?from=2026-02-01&to=2026-02-28&gstin=${OURS}`,
  );
  expect(journalPath(month)).toBe('/api/report/journal.csv?from=2026-02-01&to=2026-02-28');
  const quarter = read('return=quarter');
  expect(fileName('journal', quarter)).toBe('journal-2025-10-2025-12');
  expect(gstPath('docs', quarter)).toBe('/api/report/gst/docs.csv?from=2025-10-01&to=2025-12-31');
});
