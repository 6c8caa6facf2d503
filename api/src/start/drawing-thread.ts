import path from 'node:path';
import { Drawing } from '../platform/drawing/drawing.js';

/** Worker file in this folder: `.ts` in development, `.js` after the build. */
const THREAD = new URL(`./drawing.worker${path.extname(import.meta.filename)}`, import.meta.url);

/** Creates the worker thread that renders the PDFs of this process. */
export const createDrawing = (): Drawing => new Drawing(THREAD);
