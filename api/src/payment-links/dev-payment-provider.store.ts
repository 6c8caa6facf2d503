import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface CheckoutPayment {
  payment_id: string;
  plink_id: string;
  amount: number;
  method: string;
  status: 'captured' | 'failed';
  created_at: number;
}

/** A payment link with the field names of Razorpay's API. */
export interface CheckoutLink {
  id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  accept_partial: boolean;
  reference_id: string;
  description: string;
  customer: { name?: string; email?: string; contact?: string };
  notes: Record<string, string>;
  expire_by: number;
  callback_url: string;
  callback_method: string;
  short_url: string;
  status: 'created' | 'partially_paid' | 'paid' | 'cancelled' | 'expired';
  payments: CheckoutPayment[];
  created_at: number;
  updated_at: number;
  cancelled_at: number;
  expired_at: number;
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(8).toString('hex').slice(0, 14)}`;

/** The link, with status "expired" if its expiry has passed. */
function asOfNow(link: CheckoutLink | undefined): CheckoutLink | undefined {
  const open = link?.status === 'created' || link?.status === 'partially_paid';
  if (!link || !open || !link.expire_by || link.expire_by > nowSeconds()) return link;
  return { ...link, status: 'expired', expired_at: link.expire_by };
}

export interface CheckoutStore {
  add(link: CheckoutLink): Promise<void>;
  get(id: string): CheckoutLink | undefined;
  findByReference(reference: string): CheckoutLink | undefined;
  /**
   * Saves a link by writing a new file and renaming it, so that a crash never leaves half a file.
   */
  save(link: CheckoutLink): Promise<void>;
}

/**
 * Store with one JSON file per link, which reads all files at the start. This is enough for
 * development.
 */
export async function openCheckoutStore(folder: string): Promise<CheckoutStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const links = new Map<string, CheckoutLink>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json'))) {
    const link = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as CheckoutLink;
    links.set(link.id, link);
  }
  const save = async (link: CheckoutLink): Promise<void> => {
    links.set(link.id, link);
    const file = path.join(folder, link.id);
    const part = `${file}.${randomBytes(4).toString('hex')}`;
    await writeFile(part, JSON.stringify(link, null, 2));
    await rename(part, `${file}.json`);
  };
  return {
    add: save,
    save,
    get: (id) => asOfNow(links.get(id)),
    findByReference: (reference) =>
      asOfNow([...links.values()].find((link) => link.reference_id === reference)),
  };
}
