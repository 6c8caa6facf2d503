import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { siteTheme } from './theme';

afterEach(cleanup);

it('does not break words of buttons, labels and headings in a dialog', () => {
  render(
    <ThemeProvider theme={siteTheme()}>
      <CssBaseline />
      <div style={{ overflowWrap: 'anywhere' }}>
        <h1>Orders</h1>
        <h2>Pickup</h2>
        <button type="button">Today</button>
        <table>
          <thead>
            <tr>
              <th className="MuiTableCell-head">Quantity</th>
            </tr>
          </thead>
        </table>
        <label htmlFor="pieces">Pieces</label>
      </div>
    </ThemeProvider>,
  );
  for (const word of ['Orders', 'Pickup', 'Today', 'Quantity', 'Pieces'])
    expect(getComputedStyle(screen.getByText(word)).getPropertyValue('overflow-wrap')).toBe(
      'break-word',
    );
});
