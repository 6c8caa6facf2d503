import { serveDrawings } from '../../platform/drawing/serve-drawings.js';

// A thread that goes wrong in the ways in which one can.

serveDrawings({
  words: (what: string) => Promise.resolve(Buffer.from(what)),
  broken: () => Promise.reject(new Error('it fell over')),
  ending: () => process.exit(3),
  endless: () => new Promise<Buffer>(() => undefined),
});
