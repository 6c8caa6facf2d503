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

it('shows name and phone, and delivers once they are confirmed', async () => {
  let sent = 0;
  const user = userEvent.setup();
  render(
    <ToastProvider>
      <CheckPersonForm
        order={order}
        failure={null}
        onSubmit={() => Promise.resolve(Boolean((sent += 1)))}
        onOther={() => undefined}
        onCancel={() => undefined}
      />
    </ToastProvider>,
  );
  expect(screen.getByText('Kala Devi')).toBeTruthy();
  expect(screen.getByText('9876543210')).toBeTruthy();
  expect(screen.getByText('0428')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Deliver' }));
  expect(await screen.findByText('Check name and phone, then tick the box')).toBeTruthy();
  expect(sent).toBe(0);
  await user.click(screen.getByLabelText('Name and phone match'));
  await user.click(screen.getByRole('button', { name: 'Deliver' }));
  await expect.poll(() => sent).toBe(1);
});
