import type { Drawing } from './drawing/drawing.js';
import type { Figures } from './figures.js';
import type { ObjectStore } from './objects/object-store.js';
import type { Secret } from './secret.js';

/** What the whole server shares, made once at start. */
export interface App {
  secret: Secret;
  /** Address that mails and payment links point to, without a slash at its end. */
  publicUrl: string;
  production: boolean;
  /** Wrong codes over all e-mails in 24 hours from which on there is an alarm, and unknown browsers get links. */
  signInAlarm: number;
  /** Whether staff have to sign in with a passkey. */
  staffPasskeys: 'optional' | 'required';
  /** What is counted for whoever watches over it; nothing where nobody may read it. */
  figures?: Figures;
  /** Where files are kept that need not be in the database; absent where all are. */
  objects?: ObjectStore;
  /** Who draws PDFs. */
  drawing: Drawing;
}

/** Whether browsers reach the server over a line that others cannot read. */
export const isHttps = ({ publicUrl }: Pick<App, 'publicUrl'>): boolean =>
  publicUrl.startsWith('https://');
