// The hook must exist before React loads.
import './renderCount';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// Milliseconds, long enough for busy machines. A fulfilled expectation ends the wait immediately.
configure({ asyncUtilTimeout: 30_000 });

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// Closing the last dialog navigates back over three tasks. They must end before the window is destroyed.
afterAll(async () => {
  cleanup();
  vi.useRealTimers();
  for (let turns = 0; turns < 4; turns += 1) await turn();
});
