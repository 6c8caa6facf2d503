import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Form } from './Form';
import { RupeeField } from './RupeeField';
import { SubmitButton } from './SubmitButton';
import { ToastProvider } from './ToastProvider';

afterEach(cleanup);

it('refuses what the browser cannot read, also where the box may be empty', async () => {
  let sent = 0;
  const count = () => {
    sent += 1;
    return Promise.resolve();
  };
  render(
    <ToastProvider>
      <Form label="Test" initialValues={{ amount: '' }} onSubmit={count}>
        <RupeeField name="amount" label="Amount" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </ToastProvider>,
  );
  const box = screen.getByLabelText<HTMLInputElement>('Amount');
  // As a browser tells of '12,5'; jsdom reads no such text.
  Object.defineProperty(box, 'validity', { value: { badInput: true }, configurable: true });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter an amount such as 12.50')).toBeTruthy();
  expect(sent).toBe(0);
});
