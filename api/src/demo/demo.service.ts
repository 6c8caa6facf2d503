import { sql } from 'kysely';
import { Address } from '../addresses/address.entity.js';
import { Cloth } from '../cloths/cloth.entity.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { AreaPincode } from '../areas/area-pincode.entity.js';
import { AreaSlot } from '../areas/area-slot.entity.js';
import { Area } from '../areas/area.entity.js';
import { Holiday } from '../areas/holiday.entity.js';
import { PincodeWaitlistEntry } from '../areas/pincode-waitlist-entry.entity.js';
import type { Em } from '../database.js';
import { Business } from '../business/business.entity.js';
import { business } from '../business/business.service.js';
import { Employee } from '../employees/employee.entity.js';
import { EnterpriseTerms } from '../enterprises/enterprise-terms.entity.js';
import { PriceListItem } from '../enterprises/price-list-item.entity.js';
import { Feedback } from '../feedback/feedback.entity.js';
import { Mail } from '../mails/mail.entity.js';
import { OrderAdjustment } from '../orders/order-adjustment.entity.js';
import { OrderEvent } from '../orders/order-event.entity.js';
import { OrderItem } from '../orders/order-item.entity.js';
import { Order } from '../orders/order.entity.js';
import { RecurringPickup } from '../orders/recurring/recurring-pickup.entity.js';
import { DocumentSeries } from '../invoicing/document-series.entity.js';
import { TaxDocument } from '../invoicing/tax-document.entity.js';
import { FailedWebhook } from '../payment-links/failed-webhook.entity.js';
import { CashUpEntry } from '../payments/cash-up/cash-up-entry.entity.js';
import { CashUp } from '../payments/cash-up/cash-up.entity.js';
import { Payment } from '../payments/payment.entity.js';
import type { AppContext } from '../platform/app-context.js';
import { OrderPhoto } from '../photos/order-photo.entity.js';
import { PhotoFile } from '../photos/photo-file.entity.js';
import { RoundStop } from '../rounds/round-stop.entity.js';
import { Round } from '../rounds/round.entity.js';
import { Role, User } from '../users/user.entity.js';
import { makeCashUps } from './accounting/cash-ups.js';
import { makeCloths, makePriceLists } from './catalogue.js';
import { makeTerms, registeredBusiness } from './accounting/registered-business.js';
import { makeAreas } from './demo-areas.js';
import { drawPhoto, makePhotos } from './demo-photos.js';
import { makeDrivers, makeRounds } from './demo-rounds.js';
import { makeFailedEmails, makeFailedWebhooks } from './failures.js';
import { makeContactMessages, makeEmployees, makeFeedback } from './employees-and-feedback.js';
import { type SeedClock, createSeedClock } from './seed-clock.js';
import { makeOrder } from './demo-orders.js';
import { makeInvoices } from './accounting/order-invoices.js';
import { createPastStatements } from './accounting/monthly-statements.js';
import { makeCustomers, makeEnterprises, SHOWN_CUSTOMER } from './people.js';
import { makePlans } from './plans.js';
import { createRandom } from './random.js';
import { makeRecurring } from './recurring-pickups.js';

const SEED = 20_260_101;

/**
 * Whether the database has no users except admins, no cloth types and no employees. Otherwise the
 * installation is in use.
 */
async function isEmpty(em: Em): Promise<boolean> {
  const result = await sql<{ used: boolean }>`
    select exists (select from "user" where role <> ${Role.ADMIN})
      or exists (select from cloth) or exists (select from employee) as used`.execute(
    em.getKysely(),
  );
  return !result.rows[0]?.used;
}

async function oldestAdmin(em: Em): Promise<string | null> {
  const admin = await em
    .getKysely()
    .selectFrom('user')
    .select('id')
    .where('role', '=', Role.ADMIN)
    .orderBy('created_at')
    .executeTakeFirst();
  return admin?.id ?? null;
}

/** Makes the rows of the demo data. The same moment, admin and company give the same rows. */
export function makeDemo(clock: SeedClock, adminId: string | null, business: Business) {
  const random = createRandom(SEED);
  const areas = makeAreas(clock);
  const cloths = makeCloths(random, clock);
  const customers = makeCustomers(random, clock);
  const enterprises = makeEnterprises(random, clock);
  const priceLists = makePriceLists(random, cloths, enterprises);
  const context = { random, clock, adminId, business, areas, cloths, priceLists };
  const orders = makePlans(context, customers, enterprises).map((plan) => makeOrder(context, plan));
  const people = [...enterprises, ...customers];
  const enterpriseTerms = makeTerms(enterprises);
  const users = people.map(({ user }) => user);
  const driving = makeDrivers(makeEmployees(random, clock));
  const planned = orders.map(({ order }) => order);
  const { rounds, roundStops, failedAttempts } = makeRounds(clock, planned, driving.drivers);
  const payments = orders.flatMap((order) => order.payments);
  const shown = people.find(({ user }) => user.email === SHOWN_CUSTOMER.email)?.user.id;
  const own = planned.filter(({ user }) => user === shown);
  const { photos, photoEvents } = makePhotos(clock, own, driving.users[0]?.id);
  return {
    ...areas,
    cloths,
    ...{ enterpriseTerms, users: [...users, ...driving.users] },
    addresses: people.flatMap(({ addresses }) => addresses),
    priceListItems: [...priceLists].flatMap(([enterpriseId, items]) =>
      items.map(({ id: clothId, price }, position) => ({ enterpriseId, clothId, price, position })),
    ),
    employees: driving.employees,
    feedback: makeFeedback(random, clock, customers),
    contactMessages: makeContactMessages(random, clock),
    orders: planned,
    orderItems: orders.flatMap(({ items }) => items),
    adjustments: orders.flatMap(({ adjustments }) => adjustments),
    orderEvents: [...orders.flatMap(({ events }) => events), ...failedAttempts, ...photoEvents],
    photos,
    payments,
    ...{ rounds, roundStops },
    ...makeInvoices(context, orders, { users, terms: enterpriseTerms }),
    ...makeCashUps(clock, payments),
    recurringPickups: makeRecurring(random, clock, customers),
  };
}

/** A year of demo data for the reports, of a company that is registered for GST. */
export const seedYear = (em: Em, now = new Date()): Promise<boolean> =>
  seedDemo(em, { clock: createSeedClock(now, 365), businessOf: registeredBusiness });

interface DemoOptions {
  app?: Pick<AppContext, 'secret' | 'publicUrl'>;
  clock?: SeedClock;
  /** Returns the company that issues the invoices. */
  businessOf?: (tx: Em) => Promise<Business>;
}

/**
 * Fills an empty database with demo data in one transaction; any other database stays unchanged. A
 * lock makes concurrent starts wait for each other, and the second one finds the data. Returns
 * whether the database was filled.
 */
export function seedDemo(
  em: Em,
  { app, clock = createSeedClock(new Date()), businessOf = business }: DemoOptions = {},
): Promise<boolean> {
  const { now } = clock;
  return em.transactional(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo data', 0))`.execute(
      tx.getKysely(),
    );
    if (!(await isEmpty(tx))) return false;
    const company = await businessOf(tx);
    // The details of the demo company are confirmed, so that invoices can be issued at once.
    await tx.nativeUpdate(Business, { id: company.id }, { confirmedAt: now });
    const demo = makeDemo(clock, await oldestAdmin(tx), company);
    await tx.insertMany(Area, demo.areas);
    await tx.insertMany(AreaPincode, demo.areaPincodes);
    await tx.insertMany(AreaSlot, demo.areaSlots);
    await tx.insertMany(Holiday, demo.holidays);
    await tx.insertMany(PincodeWaitlistEntry, demo.entries);
    await tx.insertMany(Cloth, demo.cloths);
    await tx.insertMany(User, demo.users);
    await tx.insertMany(Address, demo.addresses);
    await tx.insertMany(EnterpriseTerms, demo.enterpriseTerms);
    await tx.insertMany(PriceListItem, demo.priceListItems);
    await tx.insertMany(Employee, demo.employees);
    await tx.insertMany(Feedback, demo.feedback);
    await tx.insertMany(ContactMessage, demo.contactMessages);
    await tx.insertMany(Order, demo.orders);
    await tx.insertMany(OrderItem, demo.orderItems);
    await tx.insertMany(OrderAdjustment, demo.adjustments);
    await tx.insertMany(OrderEvent, demo.orderEvents);
    for (const { row, files } of await Promise.all(demo.photos.map(drawPhoto))) {
      await tx.insert(OrderPhoto, row);
      await tx.insertMany(PhotoFile, files);
    }
    await tx.insertMany(Payment, demo.payments);
    await tx.insertMany(DocumentSeries, demo.documentSeries);
    await tx.insertMany(TaxDocument, demo.documents);
    await tx.insertMany(RecurringPickup, demo.recurringPickups);
    await tx.insertMany(Round, demo.rounds);
    await tx.insertMany(RoundStop, demo.roundStops);
    await tx.insertMany(CashUp, demo.cashUps);
    await tx.insertMany(CashUpEntry, demo.cashUpEntries);
    for (const webhook of makeFailedWebhooks(now)) tx.create(FailedWebhook, webhook);
    // Only a server has the secret that encrypts the content of failed mails.
    if (app) for (const mail of makeFailedEmails({ app, now, ...demo })) tx.create(Mail, mail);
    await tx.flush();
    await createPastStatements(tx, clock);
    return true;
  });
}

/** E-mail of the demo customer; undefined in a database without demo data. */
export async function shownCustomer(em: Em): Promise<string | undefined> {
  const user = await em
    .getKysely()
    .selectFrom('user')
    .select('email')
    .where('email', '=', SHOWN_CUSTOMER.email)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return user?.email ?? undefined;
}
