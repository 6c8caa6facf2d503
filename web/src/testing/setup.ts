// Before anything that brings React.
import './drawn';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// On a busy machine an answer takes its time; what is right ends as soon as it is.
configure({ asyncUtilTimeout: 30_000 });

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// A dialog that goes with the last test tells the history a turn later, which goes back a turn later and is heard of in
// a third one. All that is over before the window goes.
afterAll(async () => {
  cleanup();
  vi.useRealTimers();
  for (let turns = 0; turns < 4; turns += 1) await turn();
});
