import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PickupEntry } from './PickupEntry';
import { emptyEntry } from './typedLine';

const offers = [
  { id: 'kurta', name: 'Kurta', price: 4_000, agreed: false },
  { id: 'saree', name: 'Saree', price: 12_000, agreed: false },
];

const Entry = ({ onAdd }: { onAdd: (line: string) => void }) => {
  const [entry, setEntry] = useState(emptyEntry);
  return (
    <PickupEntry
      offers={offers}
      entry={entry}
      errors={{}}
      onChange={setEntry}
      onAdd={() => {
        onAdd(`${entry.quantity} ${entry.clothId}`);
        setEntry(emptyEntry);
        return true;
      }}
    />
  );
};

it('accepts fast typing: digits go to the quantity, letters to the next cloth type', async () => {
  const lines: string[] = [];
  // Types without a delay between keys, not even a timer.
  const user = userEvent.setup({ delay: null });
  render(<Entry onAdd={(line) => lines.push(line)} />);
  await user.click(screen.getByRole('combobox', { name: 'Cloth type' }));
  await user.keyboard('sar{Enter}3{Enter}kur{Enter}12{Enter}');
  expect(lines).toEqual(['3 saree', '12 kurta']);
});
