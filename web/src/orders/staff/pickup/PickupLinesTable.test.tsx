import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { countRenders } from '../../../testing/renderCount';
import { PickupLinesTable } from './PickupLinesTable';
import type { PickupLine } from './pickupLines';

afterEach(cleanup);

const twenty: PickupLine[] = Array.from({ length: 20 }, (_, at) => ({
  key: String(at),
  clothId: `c${at}`,
  name: `Cloth ${at}`,
  quantity: '1',
  price: '40',
}));

const none = new Map<PickupLine, never>();

const Lines = () => {
  const [lines, setLines] = useState(twenty);
  const edit = useCallback((change: (lines: PickupLine[]) => PickupLine[]) => setLines(change), []);
  return <PickupLinesTable lines={lines} fixedPrices={false} refused={none} onEdit={edit} />;
};

it('a key renders only its own line', async () => {
  const user = userEvent.setup();
  render(<Lines />);
  await user.click(screen.getByLabelText('Quantity of Cloth 7'));
  const drawn = await countRenders(() => user.keyboard('2'));
  expect(screen.getByLabelText<HTMLInputElement>('Quantity of Cloth 7').value).toBe('12');
  // Each line has a quantity field and a price field.
  expect(drawn).toMatchObject({ Lines: 1, LineRow: 1, LineBox: 2 });
});
