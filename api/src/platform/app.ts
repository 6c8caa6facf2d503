import type { Drawing } from './drawing/drawing.js';
import type { Figures } from './figures.js';
import type { ObjectStore } from './objects/object-store.js';
import type { Secret } from './secret.js';

/** Shared services and settings of the server, created once at start. */
export interface App {
  secret: Secret;
  /** Base URL of mails and payment links, without a trailing slash. */
  publicUrl: string;
  production: boolean;
  /** Wrong codes over all e-mails in 24 hours above which a warning is logged and untrusted browsers get links. */
  signInAlarm: number;
  /** Whether staff have to sign in with a passkey. */
  staffPasskeys: 'optional' | 'required';
  /** Prometheus metrics; absent when no token allows reading them. */
  figures?: Figures;
  /** Object store for files; absent when all files are in the database. */
  objects?: ObjectStore;
  /** PDF renderer. */
  drawing: Drawing;
}

/** Whether browsers reach the server over TLS. */
export const isHttps = ({ publicUrl }: Pick<App, 'publicUrl'>): boolean =>
  publicUrl.startsWith('https://');
