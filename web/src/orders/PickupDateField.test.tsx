import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Form } from '../ui/Form';
import { ToastProvider } from '../ui/ToastProvider';
import { PickupDateField } from './PickupDateField';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('offers the days from today in India to the sixtieth after it', () => {
  vi.useFakeTimers({ now: new Date('2026-03-04T18:30:00Z'), toFake: ['Date'] });
  render(
    <ToastProvider>
      <Form label="Day" initialValues={{ date: '' }} onSubmit={() => Promise.resolve()}>
        <PickupDateField name="date" />
      </Form>
    </ToastProvider>,
  );
  const field = screen.getByLabelText(/Pickup Date/);
  expect(field.getAttribute('min')).toBe('2026-03-05');
  expect(field.getAttribute('max')).toBe('2026-05-04');
  screen.getByRole('button', { name: /Today\s*05 Mar/ });
  screen.getByRole('button', { name: /Tomorrow\s*06 Mar/ });
});
