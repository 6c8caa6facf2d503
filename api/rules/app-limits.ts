import type { Permission } from './permission.js';

// The web app imports this file, so it contains only constants.

/** Permissions that only people may have. */
export const ONLY_PEOPLE: readonly Permission[] = [
  'staff.write',
  'settings.write',
  'audit.read',
  'rounds.drive',
];

/** Live tokens of an app. Two, so that a new one can replace an old one without an outage. */
export const LIVE_TOKENS = 2;
