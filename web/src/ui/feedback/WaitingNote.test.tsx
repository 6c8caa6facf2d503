import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WaitingNote } from './WaitingNote';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const said = () => {
  render(<WaitingNote onRetry={vi.fn()} />);
  return screen.getByRole('alert').textContent;
};

it('says that what was typed is kept', () => {
  expect(said()).toContain('What you typed is kept.');
});

it('does not say so where the browser keeps nothing', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(said()).toBe('This form could not be loaded.Try again');
});
