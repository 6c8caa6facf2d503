import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdempotencyKey } from './useIdempotencyKey';

it('keeps its key for the same content until the work is done', () => {
  const { result, rerender } = renderHook(() => useIdempotencyKey('work'));
  const first = result.current.current({ day: 1 });
  rerender();
  expect(result.current.current({ day: 1 })).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  const changed = result.current.current({ day: 2 });
  expect(changed).not.toBe(first);
  result.current.renew();
  expect(result.current.current({ day: 2 })).not.toBe(changed);
});
