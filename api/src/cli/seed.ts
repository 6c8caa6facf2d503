import { usage } from './usage.js';

const MAX_ORDERS = 2_000_000;

const [flag, given, ...more] = process.argv.slice(2);
const orders = Number(given);
const isYear = flag === '--year' && given === undefined;
const isBulk = flag === '--orders' && Number.isInteger(orders) && orders >= 1 && !more.length;
if (!isYear && !isBulk) usage('npm run seed -- --orders 100000, or npm run seed -- --year');
if (orders > MAX_ORDERS) usage(`npm run seed -- --orders N, with N at most ${MAX_ORDERS}`);

await import('reflect-metadata');
const { runCommand } = await import('./command.js');
const { seedBulk } = await import('../demo/load-test-seed.service.js');
const { seedYear } = await import('../demo/demo.service.js');

await runCommand(async (em) => {
  if (isYear) {
    const isFilled = await seedYear(em);
    if (!isFilled) throw new Error('Only an empty database can be filled with a year of data');
    return 'A year of orders, invoices and statements added';
  }
  const start = Date.now();
  await seedBulk(em, orders);
  await em.execute('analyze');
  return `${orders} orders added in ${((Date.now() - start) / 1000).toFixed(1)} s`;
});
