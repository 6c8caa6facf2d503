import path from 'node:path';

/** The folder of the project. This file is run where it was built to: api/dist/bench. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Where the sources of the bench are, and its own packages. */
export const BENCH = path.join(ROOT, 'api/bench');

/** What is kept from one run to the next: the databases, and the figures of each run. */
export const DATA = path.join(ROOT, '.data/bench');
