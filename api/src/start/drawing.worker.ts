import { paperPdf } from '../papers/pdf/paper-pdf.js';
import { statementPdf } from '../statements/statement-pdf.js';
import { serveDrawings } from '../platform/drawing/serve-drawings.js';

// What the thread that draws runs. It loads no entity, no GraphQL and no database.

serveDrawings({ paper: paperPdf, statement: statementPdf });
