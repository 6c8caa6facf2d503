import path from 'node:path';
import { PdfRenderer } from '../platform/pdf-worker/pdf-renderer.js';

/** Worker file in this folder: `.ts` in development, `.js` after the build. */
const THREAD = new URL(`./pdf.worker${path.extname(import.meta.filename)}`, import.meta.url);

/** Creates the worker thread that renders the PDFs of this process. */
export const createPdfRenderer = (): PdfRenderer => new PdfRenderer(THREAD);
