import type { Role } from '../../users/user.entity.js';

interface Lifetime {
  hours: number;
  /** Hours without use after which the session ends. */
  idleHours: number;
}

const STAFF: Lifetime = { hours: 12, idleHours: 1 };
const CUSTOMER: Lifetime = { hours: 30 * 24, idleHours: 7 * 24 };

/** Session expiry by role: maximum lifetime, and idle timeout. */
export const SESSION_LIFETIMES: Record<Role, Lifetime> = {
  ...{ customer: CUSTOMER, enterprise: CUSTOMER },
  ...{ staff: STAFF, admin: STAFF },
  // Apps have API tokens and no sessions.
  app: { hours: 0, idleHours: 0 },
};

const hoursText = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

const lifetimeText = (roles: string, { hours, idleHours }: Lifetime): string =>
  `${roles}: ${hoursText(hours)}, or ${hoursText(idleHours)} without use.`;

/** Session expiry as text, in hours, for descriptions. */
export const SESSION_LIFETIMES_TEXT = [
  lifetimeText('Customers and enterprises', SESSION_LIFETIMES.customer),
  lifetimeText('Staff', SESSION_LIFETIMES.staff),
  lifetimeText('Admins', SESSION_LIFETIMES.admin),
].join(' ');
