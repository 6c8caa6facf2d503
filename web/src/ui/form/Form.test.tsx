import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { Form } from './Form';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { ToastProvider } from '../feedback/ToastProvider';

afterEach(cleanup);

const schema = object({ name: string().required('Name is required') });

function show(onSubmit: () => Promise<void>, failureText?: string): void {
  render(
    <ToastProvider>
      <Form
        label="Test"
        initialValues={{ name: '' }}
        schema={schema}
        onSubmit={onSubmit}
        failureText={failureText}
      >
        <TextField name="name" label="Name" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </ToastProvider>,
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });
const refusal = (fields: Record<string, string>) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Check the form', extensions: { code: 'BAD_USER_INPUT', fields } }],
  });

describe('Form', () => {
  it('shows an error once a field was touched, and does not send', async () => {
    let sent = 0;
    show(() => {
      sent += 1;
      return Promise.resolve();
    });
    expect(screen.queryByText('Name is required')).toBeNull();
    await userEvent.click(save());
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(sent).toBe(0);
  });

  it("puts the server's message on the field and keeps the typed values", async () => {
    show(() => Promise.reject(refusal({ name: 'This name is taken' })));
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await userEvent.click(save());
    expect(await screen.findByText('This name is taken')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha');
    expect(screen.queryByText('Check the form')).toBeNull();
  });

  it('puts the message of a nested field of the input on the field with its last name', async () => {
    show(() => Promise.reject(refusal({ 'details.name': 'This name is taken' })));
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await userEvent.click(save());
    expect(await screen.findByText('This name is taken')).toBeTruthy();
  });

  it.each(['other', 'rows.1.name'])(
    'says in a toast what belongs to no field: %s',
    async (field) => {
      show(() => Promise.reject(refusal({ [field]: 'This field is not shown' })));
      await userEvent.type(screen.getByLabelText('Name'), 'Asha');
      await userEvent.click(save());
      expect((await screen.findByRole('alert')).textContent).toContain('Check the form');
    },
  );

  it('shows its own text without a server message', async () => {
    show(() => Promise.reject(new TypeError('Failed to fetch')), 'Failed to send signup OTP');
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await userEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to send signup OTP');
  });
});

it('clears the error after a successful retry', async () => {
  let tries = 0;
  show(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve();
  }, 'It was not sent');
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.click(save());
  const alert = await screen.findByRole('alert');
  await userEvent.click(save());
  await waitFor(() => {
    if (alert.isConnected) expect(alert.style.transform).not.toBe('none');
  });
  expect(tries).toBe(2);
});
