import type { PdfRenderer } from './pdf-worker/pdf-renderer.js';
import type { Metrics } from './metrics.js';
import type { ObjectStore } from './objects/object-store.js';
import type { Secret } from './key-derivation.js';

/** Services and settings that all parts of the server share. They are created once at the start. */
export interface AppContext {
  secret: Secret;
  /** Base URL of links in mails and of payment links, without a trailing slash. */
  publicUrl: string;
  production: boolean;
  /**
   * Wrong codes of all e-mails in 24 hours. From this number on, a warning is logged and untrusted
   * browsers get links.
   */
  otpFailureLockoutThreshold: number;
  /** Whether staff must sign in with a passkey. */
  staffPasskeys: 'optional' | 'required';
  /** Prometheus metrics; undefined when no token is configured to read them. */
  metrics?: Metrics;
  /** Object store for files; undefined when all files are in the database. */
  objects?: ObjectStore;
  pdfRenderer: PdfRenderer;
}

/** Whether browsers reach the server over TLS. */
export const isHttps = ({ publicUrl }: Pick<AppContext, 'publicUrl'>): boolean =>
  publicUrl.startsWith('https://');
