import { Business } from '../../business/business.entity.js';
import { makeDemo } from '../../demo/demo.service.js';
import { createSeedClock } from '../../demo/seed-clock.js';
import { site } from '../../site-config.js';

const { street, city, state, pincode } = site.address;

/** Demo data for a moment, of a company that is registered for GST. */
export const demoOf = (now: Date, adminId: string | null = null) =>
  makeDemo(
    createSeedClock(now),
    adminId,
    Object.assign(new Business(), {
      ...{ name: site.brand, address: street, city, state, pincode },
      gstin: '33AABCN1234A1ZD',
    }),
  );
