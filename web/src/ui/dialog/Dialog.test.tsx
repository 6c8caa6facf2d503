import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { FormLayer } from './Dialog';
import { FormDialog } from './FormDialog';
import { TextField } from '../form/TextField';
import { ToastProvider } from '../feedback/ToastProvider';
import { useLayerHistory } from './useLayerHistory';
import { useNamedDialog } from './useNamedDialog';

const dialogs = ['edit'] as const;
const schema = object({ name: string().required('Name is required') });
let answered: Promise<void>;
let answer: () => void;
let sent: string[];

beforeEach(() => {
  answered = new Promise((resolve) => {
    answer = resolve;
  });
  sent = [];
  sessionStorage.clear();
  window.history.pushState(null, '', '/orders');
});
afterEach(cleanup);

const NameDialog = ({ onClose }: { onClose: () => void }) => (
  <FormDialog
    title="Edit"
    draft="name:1"
    initialValues={{ name: 'Asha' }}
    schema={schema}
    submitLabel="Save"
    onClose={onClose}
    onSubmit={async ({ name }) => {
      sent.push(name);
      await answered;
      onClose();
    }}
  >
    <TextField name="name" label="Name" />
  </FormDialog>
);

/** One dialog that the address names, and one that it does not. */
const Page = () => {
  useLayerHistory();
  const named = useNamedDialog(dialogs);
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <output>{useLocation().search}</output>
      <button onClick={() => named.open('edit', '1')}>By address</button>
      <button onClick={() => setOpen(true)}>By state</button>
      <button onClick={() => setInner(true)}>Inner form</button>
      {named.named && <NameDialog onClose={named.close} />}
      {open && <NameDialog onClose={() => setOpen(false)} />}
      {inner && (
        <FormLayer onClose={() => setInner(false)}>
          <p>Inner</p>
        </FormLayer>
      )}
    </>
  );
};

function show(): void {
  render(
    <ToastProvider>
      <BrowserRouter useTransitions={false}>
        <Page />
      </BrowserRouter>
    </ToastProvider>,
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Edit' });
const gone = () => waitFor(() => expect(dialog()).toBeNull());
const asked = () => screen.findByRole('alertdialog', { name: 'Discard changes?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByLabelText<HTMLInputElement>('Name');
/** How many layers the present entry stands for. */
const depth = (): unknown => {
  const state = window.history.state as { usr?: { depth?: number } } | null;
  return state?.usr?.depth ?? 0;
};
const open = async (by: string): Promise<void> => {
  await press(by);
  await waitFor(() => expect(depth()).toBe(1));
};

describe.each(['By address', 'By state'])('a dialog opened %s', (by) => {
  it('is closed by Back, which leaves nothing behind', async () => {
    show();
    await open(by);
    window.history.back();
    await gone();
    expect(window.location.pathname).toBe('/orders');
    expect(depth()).toBe(0);
  });

  it('is closed by Escape, and its entry goes with it', async () => {
    show();
    await open(by);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(depth()).toBe(0));
    expect(window.location.search).toBe('');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => press('Cancel')],
  ])('gives the focus back to what opened it: %s', async (_, leave) => {
    show();
    screen.getByRole('button', { name: by }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(depth()).toBe(1));
    await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    await leave();
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: by }));
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => press('Cancel')],
    [
      'Back',
      () => {
        window.history.back();
        return Promise.resolve();
      },
    ],
    [
      'a click beside it',
      () => userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement),
    ],
  ])('asks before %s throws away what was typed', async (_, leave) => {
    show();
    await open(by);
    await userEvent.type(box(), ' Rao');
    await leave();
    await asked();
    await press('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(box().value).toBe('Asha Rao');
    await waitFor(() => expect(depth()).toBe(1));
    await leave();
    await asked();
    await press('Discard');
    await gone();
    await waitFor(() => expect(depth()).toBe(0));
    await open(by);
    expect(box().value).toBe('Asha');
  });

  it('takes Back at the question for keeping on', async () => {
    show();
    await open(by);
    await userEvent.type(box(), ' Rao');
    window.history.back();
    await asked();
    await waitFor(() => expect(depth()).toBe(2));
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(box().value).toBe('Asha Rao');
  });

  it('does not close while it saves, and saves once', async () => {
    show();
    await open(by);
    await userEvent.type(box(), ' Rao');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(box(), '{Enter}{Enter}');
    await userEvent.keyboard('{Escape}');
    const takenBack = vi.spyOn(window.history, 'go');
    window.history.back();
    await waitFor(() => expect(takenBack).toHaveBeenCalledWith(1));
    await waitFor(() => expect(depth()).toBe(1));
    expect(screen.getByRole('button', { name: 'Loading...' })).toBeTruthy();
    expect(dialog()).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answer();
    await gone();
    expect(sent).toEqual(['Asha Rao']);
    await waitFor(() => expect(depth()).toBe(0));
    await open(by);
    expect(box().value).toBe('Asha');
  });
});

describe.each(['By address', 'By state'])('a dialog opened %s that is saved', (by) => {
  it('while a Back is taken back is gone with its entry, and Back works as before', async () => {
    window.history.pushState(null, '', '/before');
    window.history.pushState(null, '', '/orders');
    show();
    await open(by);
    await userEvent.type(box(), ' Rao');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    // Going through the history takes its time: meanwhile the answer comes and closes the dialog.
    const go = window.history.go.bind(window.history);
    const travels = vi.spyOn(window.history, 'go').mockImplementationOnce((steps) => {
      answer();
      void gone().then(() => go(steps));
    });
    window.history.back();
    await gone();
    // Up to the entry of the dialog, and from there, as nothing is open over it, down again.
    await waitFor(() => expect(travels.mock.calls).toEqual([[1], [-1]]));
    await waitFor(() => expect(depth()).toBe(0));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(window.location.pathname).toBe('/orders');
    travels.mockRestore();
    await open(by);
    expect(box().value).toBe('Asha');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(depth()).toBe(0));
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/before'));
  });
});

describe('a dialog that a link names', () => {
  it.each([
    ['Escape', () => void userEvent.keyboard('{Escape}')],
    ['Back', () => window.history.back()],
  ])('is closed by %s without leaving the page', async (_, leave) => {
    window.history.pushState(null, '', '/elsewhere');
    window.history.pushState(null, '', '/orders?edit=1');
    show();
    await screen.findByRole('dialog', { name: 'Edit' });
    await waitFor(() => expect(depth()).toBe(1));
    leave();
    await gone();
    await waitFor(() => expect(depth()).toBe(0));
    expect(window.location.pathname + window.location.search).toBe('/orders');
  });
});

describe('layers', () => {
  it('close one by one, the inner one first', async () => {
    show();
    await press('Inner form');
    await waitFor(() => expect(depth()).toBe(1));
    window.history.back();
    await waitFor(() => expect(screen.queryByText('Inner')).toBeNull());
    expect(depth()).toBe(0);
  });
});
