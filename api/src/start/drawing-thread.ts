import path from 'node:path';
import { Drawing } from '../platform/drawing/drawing.js';

/** Its thread runs the file beside this one: compiled as this one is, or as it is written. */
const THREAD = new URL(`./drawing.worker${path.extname(import.meta.filename)}`, import.meta.url);

/** Whoever draws the PDFs of this process. */
export const createDrawing = (): Drawing => new Drawing(THREAD);
