import type { Permission } from './permission.js';

/** Permissions that only people may have. */
export const ONLY_PEOPLE: readonly Permission[] = [
  'staff.write',
  'settings.write',
  'audit.read',
  'rounds.drive',
];

/** Live tokens of an app. Two, so that a new one can replace an old one without an outage. */
export const LIVE_TOKENS = 2;
