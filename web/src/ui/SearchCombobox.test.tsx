import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchCombobox } from './SearchCombobox';

afterEach(cleanup);

const Box = ({ found, onChoose }: { found?: string[]; onChoose: (hit: string) => void }) => {
  const [text, setText] = useState('');
  return (
    <SearchCombobox
      label="Find"
      text={text}
      onText={setText}
      groups={found && [{ title: 'People', hits: found }]}
      note={found ? 'Nobody' : 'Searching...'}
      idOf={(hit) => hit}
      draw={(hit) => hit}
      onChoose={onChoose}
    />
  );
};

const show = (found?: string[]) => {
  const onChoose = vi.fn<(hit: string) => void>();
  const { rerender } = render(<Box found={found} onChoose={onChoose} />);
  return { onChoose, answer: (now: string[]) => rerender(<Box found={now} onChoose={onChoose} />) };
};

it('selects with the arrow keys, wrapping at both ends', async () => {
  const { onChoose } = show(['Asha', 'Ravi', 'Meena']);
  await userEvent.type(
    screen.getByRole('combobox'),
    'a{ArrowDown}{Enter}{ArrowUp}{ArrowUp}{Enter}',
  );
  expect(onChoose.mock.calls).toEqual([['Ravi'], ['Meena']]);
  const last = screen.getByRole('option', { name: 'Meena' });
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(last.id);
});

it('Enter chooses the first result', async () => {
  const { onChoose } = show(['Asha', 'Ravi']);
  await userEvent.type(screen.getByRole('combobox'), 'a{Enter}');
  expect(onChoose.mock.calls).toEqual([['Asha']]);
});

it('Enter chooses the first result after an earlier Enter without results', async () => {
  const { onChoose, answer } = show();
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'a');
  answer(['Asha', 'Ravi']);
  await userEvent.type(box, '{Enter}');
  expect(onChoose.mock.calls).toEqual([['Asha']]);
});

it('shows the note alone while there are no results', async () => {
  show();
  await userEvent.type(screen.getByRole('combobox'), 'a');
  expect(screen.getByRole('status').textContent).toBe('Searching...');
  expect(screen.queryByText('No options')).toBeNull();
});

it('an early Enter chooses the only result', async () => {
  const { onChoose, answer } = show();
  await userEvent.type(screen.getByRole('combobox'), 'ash{Enter}');
  screen.getByText('Searching...');
  expect(onChoose).not.toHaveBeenCalled();
  answer(['Asha']);
  expect(onChoose.mock.calls).toEqual([['Asha']]);
});

it('an early Enter chooses none of several results, nor one after other keys', async () => {
  const { onChoose, answer } = show();
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'a{Enter}');
  answer(['Asha', 'Ravi']);
  expect(onChoose).not.toHaveBeenCalled();
});

it('forgets an early Enter when the text changes', async () => {
  const { onChoose, answer } = show();
  await userEvent.type(screen.getByRole('combobox'), 'a{Enter}b');
  answer(['Asha']);
  expect(onChoose).not.toHaveBeenCalled();
});

it('chooses nothing by itself where a list stands below an empty box', () => {
  const onChoose = vi.fn<(hit: string) => void>();
  const names = { label: 'Find', text: '', note: '', entered: '', onText: () => undefined };
  const draw = (hit: string): string => hit;
  render(
    <SearchCombobox
      {...names}
      groups={[{ title: 'Pages', hits: ['Home'] }]}
      idOf={draw}
      draw={draw}
      onChoose={onChoose}
    />,
  );
  expect(screen.getByRole('option', { name: 'Home' })).toBeTruthy();
  expect(onChoose).not.toHaveBeenCalled();
});
