import { parentPort } from 'node:worker_threads';
import type { Asked, Drawn } from './drawing.js';

/** Render functions by kind. */
export type Drawers = Record<string, (what: never) => Promise<Buffer>>;

/** Serves render requests in the worker thread. */
export function serveDrawings(drawers: Drawers): void {
  const draw = async ({ kind, what }: Asked): Promise<Drawn> => {
    try {
      const drawer = drawers[kind];
      if (!drawer) throw new Error(`Nothing draws ${kind}`);
      return { file: new Uint8Array(await drawer(what as never)) };
    } catch (error) {
      return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.on('message', (asked: Asked) => {
    void draw(asked).then((drawn) => parentPort?.postMessage(drawn));
  });
}
