import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ToastProvider } from '../../../../ui/feedback/ToastProvider';
import { CheckPersonForm } from './CheckPersonForm';

afterEach(cleanup);

const order = {
  ...{ id: 'o1', pickupName: null, pickupPhoneNumber: '9876543210' },
  user: { id: 'u1', name: 'Kala Devi' },
  ...{ codeNeeded: false, printedCode: '0428' },
};

/** Renders the form; returns the proofs that it sends. */
function renderForm(): object[] {
  const sent: object[] = [];
  render(
    <ToastProvider>
      <CheckPersonForm
        order={order}
        failure={null}
        onSubmit={(proof) => Promise.resolve(sent.push(proof) > 0)}
        onOther={() => undefined}
        onCancel={() => undefined}
      />
    </ToastProvider>,
  );
  return sent;
}

it('shows name and phone, and delivers once they are confirmed', async () => {
  const user = userEvent.setup();
  const sent = renderForm();
  expect(screen.getByText('Kala Devi')).toBeTruthy();
  expect(screen.getByText('9876543210')).toBeTruthy();
  expect(screen.queryByText('0428')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deliver' }));
  expect(await screen.findByText('Check name and phone, then tick the box')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByLabelText('Name and phone match'));
  await user.click(screen.getByRole('button', { name: 'Deliver' }));
  await expect.poll(() => sent).toEqual([{ personChecked: true }]);
});

it('delivers for the code on the receipt to the person who brings it', async () => {
  const user = userEvent.setup();
  const sent = renderForm();
  await user.type(screen.getByLabelText('Or the code on the receipt'), '042');
  await user.click(screen.getByRole('button', { name: 'Deliver' }));
  expect(await screen.findByText('The code has 4 digits')).toBeTruthy();
  await user.type(screen.getByLabelText('Or the code on the receipt'), '8');
  await user.click(screen.getByRole('button', { name: 'Deliver' }));
  await expect.poll(() => sent).toEqual([{ deliveryOTP: '0428' }]);
});

it.each(['9999', '04'])('confirms name and phone without the typed code %s', async (code) => {
  const user = userEvent.setup();
  const sent = renderForm();
  await user.type(screen.getByLabelText('Or the code on the receipt'), code);
  await user.click(screen.getByLabelText('Name and phone match'));
  await user.click(screen.getByRole('button', { name: 'Deliver' }));
  await expect.poll(() => sent).toEqual([{ personChecked: true }]);
});
