import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
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

let router: ReturnType<typeof createBrowserRouter> | undefined;

function close(): void {
  cleanup();
  router?.dispose();
}

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
  afterEach(close);
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

/** Shows the page at the current URL, then at `next`. */
export function show(next?: string): void {
  router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  render(
    <ToastProvider>
      <RouterProvider router={router} useTransitions={false} />
    </ToastProvider>,
  );
  if (next) act(() => void router?.navigate(next));
}

/** Loads the page again at the current history entry. */
export function reload(): void {
  close();
  show();
}

/** Goes back while a layer is open, and waits until the router has returned to the page. */
export async function back(): Promise<void> {
  let moves = 0;
  const returned = new Promise<void>((resolve) => {
    const moved = (): void => {
      moves += 1;
      if (moves < 2) return;
      window.removeEventListener('popstate', moved);
      resolve();
    };
    window.addEventListener('popstate', moved);
  });
  window.history.back();
  await returned;
}

export const dialog = () => screen.queryByRole('dialog', { name: 'Edit' });
export const gone = () => waitFor(() => expect(dialog()).toBeNull());
export const asked = () => screen.findByRole('alertdialog', { name: 'Discard changes?' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const box = () => screen.getByLabelText<HTMLInputElement>('Name');
