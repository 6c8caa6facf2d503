import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { JournalFile } from './GstFiles';
import { readGstUrlState } from './gstUrlState';

afterEach(cleanup);

it.each([
  ['month=2026-03', /for the month chosen in the GST return \(01 Mar . 31 Mar 2026\)/],
  [
    'month=2026-03&return=quarter',
    /for the quarter chosen in the GST return \(01 Jan . 31 Mar 2026\)/,
  ],
])('the journal names its days, those of the return (%s)', (query, text) => {
  render(
    <ToastProvider>
      <JournalFile view={readGstUrlState(new URLSearchParams(query))} />
    </ToastProvider>,
  );
  expect(screen.getByText(text)).toBeTruthy();
});
