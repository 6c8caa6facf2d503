import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect } from 'vitest';
import { object, string } from 'yup';
import { FormLayer } from '../dialog/Dialog';
import { FormDialog } from '../form/FormDialog';
import { useOverlayHistory } from '../dialog/useOverlayHistory';
import { useUrlDialog } from '../dialog/useUrlDialog';
import { ToastProvider } from '../feedback/ToastProvider';
import { TextField } from '../form/TextField';

const dialogs = ['edit'] as const;
const schema = object({ name: string().required('Name is required') });

interface Server {
  sent: string[];
  answered: Promise<void>;
  answer: () => void;
}

/** Requests that the forms send, and the answer that the test gives. */
export const server: Server = { sent: [], answered: Promise.resolve(), answer: () => undefined };

/** Resets page and requests before each test. */
export function onOnePage(): void {
  beforeEach(() => {
    server.sent = [];
    server.answered = new Promise((resolve) => {
      server.answer = resolve;
    });
    sessionStorage.clear();
    window.history.pushState(null, '', '/orders');
  });
  afterEach(cleanup);
}

const NameDialog = ({ onClose }: { onClose: () => void }) => (
  <FormDialog
    title="Edit"
    draft="name:1"
    initialValues={{ name: 'Asha' }}
    schema={schema}
    submitLabel="Save"
    onClose={onClose}
    onSubmit={async ({ name }) => {
      server.sent.push(name);
      await server.answered;
      onClose();
    }}
  >
    <TextField name="name" label="Name" />
  </FormDialog>
);

/** Page with two dialogs, of which one is stored in the URL. */
const Page = () => {
  useOverlayHistory();
  const named = useUrlDialog(dialogs);
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
          <button onClick={() => setInner(false)}>Done</button>
        </FormLayer>
      )}
    </>
  );
};

export function show(): void {
  render(
    <ToastProvider>
      <BrowserRouter useTransitions={false}>
        <Page />
      </BrowserRouter>
    </ToastProvider>,
  );
}

export const dialog = () => screen.queryByRole('dialog', { name: 'Edit' });
export const gone = () => waitFor(() => expect(dialog()).toBeNull());
export const asked = () => screen.findByRole('alertdialog', { name: 'Discard changes?' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const box = () => screen.getByLabelText<HTMLInputElement>('Name');
/** Layer depth of the current history entry. */
export const depth = (): unknown => {
  const state = window.history.state as { usr?: { depth?: number } } | null;
  return state?.usr?.depth ?? 0;
};
export const open = async (by: string): Promise<void> => {
  await press(by);
  await waitFor(() => expect(depth()).toBe(1));
};
