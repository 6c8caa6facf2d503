import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DateField } from './DateField';
import { FormDialog } from './FormDialog';
import { RupeeField } from './RupeeField';
import { ToastProvider } from '../feedback/ToastProvider';
import { object, string } from 'yup';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const schema = object({ box: string().default('') });

function show(kind: 'amount' | 'date', began = '') {
  const onClose = vi.fn();
  const Field = kind === 'amount' ? RupeeField : DateField;
  render(
    <ToastProvider>
      <MemoryRouter>
        <FormDialog
          title="Edit"
          draft="test"
          initialValues={{ box: began }}
          schema={schema}
          submitLabel="Save"
          onClose={onClose}
          onSubmit={() => Promise.resolve()}
        >
          <Field name="box" label="Box" />
        </FormDialog>
      </MemoryRouter>
    </ToastProvider>,
  );
  return { onClose, box: screen.getByLabelText<HTMLInputElement>('Box') };
}

/** Simulates unreadable text such as '1e' or half a date, which jsdom does not support. */
function typeUnreadable(box: HTMLInputElement): void {
  Object.defineProperty(box, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.input(box);
}

const askToStay = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe.each(['amount', 'date'] as const)('text in a box of an %s that cannot be read', (kind) => {
  it('asks before the dialog closes or the page unloads', async () => {
    const { box, onClose } = show(kind);
    expect(askToStay()).toBe(false);
    typeUnreadable(box);
    expect(askToStay()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows an error at its field', async () => {
    const { box, onClose } = show(kind);
    typeUnreadable(box);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Enter a/);
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('closes without a question when the field is empty', async () => {
  const { onClose } = show('amount');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
