import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { countRenders } from '../../testing/renderCount';
import { ToastProvider } from '../feedback/ToastProvider';
import { Form } from './Form';
import { TextField } from './TextField';

afterEach(cleanup);

it('a key renders only its own field', async () => {
  const user = userEvent.setup();
  const names = ['name', 'street', 'city', 'note'];
  const values = Object.fromEntries(names.map((name) => [name, '']));
  render(
    <ToastProvider>
      <Form label="Test" initialValues={values} onSubmit={() => Promise.resolve()}>
        {names.map((name) => (
          <TextField key={name} name={name} label={name} />
        ))}
      </Form>
    </ToastProvider>,
  );
  await user.click(screen.getByLabelText('street'));
  // The first key marks the form as changed, which causes another render.
  await user.keyboard('a');
  const boxes = await countRenders(() => user.keyboard('b'));
  expect(screen.getByLabelText<HTMLInputElement>('street').value).toBe('ab');
  expect(boxes).toMatchObject({ PlainTextBox: 1, OutlinedInput: 1 });
});
