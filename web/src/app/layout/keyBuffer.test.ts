import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createKeyBuffer } from './keyBuffer';

const keys = createKeyBuffer();
afterEach(() => {
  keys.take();
  document.body.replaceChildren();
});

const user = userEvent.setup();

it('buffers keys before the field has loaded, and whether Enter came last', async () => {
  keys.begin();
  await user.keyboard('98x{Backspace}4{Enter}');
  expect(keys.take()).toEqual({ text: '984', entered: true });
  keys.begin();
  await user.keyboard('98{Enter}4');
  expect(keys.take()).toEqual({ text: '984', entered: false });
});

it('ends buffering when the field has loaded', async () => {
  const box = document.body.appendChild(document.createElement('input'));
  keys.begin();
  box.focus();
  await user.keyboard('9');
  expect(keys.take().text).toBe('9');
  await user.keyboard('8');
  expect(box.value).toBe('8');
});

it('does not take keys from the error message of a dialog that failed to load', async () => {
  const note = document.body.appendChild(document.createElement('div'));
  note.setAttribute('role', 'alert');
  const again = note.appendChild(document.createElement('button'));
  let pressed = 0;
  again.addEventListener('click', () => (pressed += 1));
  keys.begin();
  again.focus();
  await user.keyboard(' ');
  expect(pressed).toBe(1);
  expect(keys.take().text).toBe('');
});
