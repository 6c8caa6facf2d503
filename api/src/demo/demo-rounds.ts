import { Permission } from '../../rules/permission.js';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { OrderStatus } from '../../rules/order-status.js';
import { FailedAttemptReason, StopKind, StopStatus } from '../rounds/stop.enums.js';
import { Role } from '../users/user.entity.js';
import type { makeOrder } from './demo-orders.js';
import type { makeEmployees } from './employees-and-feedback.js';
import type { SeedClock } from './seed-clock.js';
import { createRandom } from './random.js';

const SEED = 20_261_123;

/** Names of the demo drivers. They have the permissions of the preset Driver. */
const DRIVERS: readonly string[] = ['Joseph Anthony', 'Prakash Mohan'];
const DRIVER_PERMISSIONS = [
  ...[Permission.ORDERS_PICKUP, Permission.ORDERS_DELIVER],
  ...[Permission.PAYMENTS_TAKE, Permission.ROUNDS_DRIVE],
];

type EmployeeRow = ReturnType<typeof makeEmployees>[number];
type OrderRow = ReturnType<typeof makeOrder>['order'];

/** Accounts of the employees who are drivers. */
export function makeDrivers(employees: readonly EmployeeRow[]) {
  const random = createRandom(SEED);
  const drivers = employees
    .filter(({ name }) => DRIVERS.includes(name))
    .map((employee) => ({ employee, userId: random.id(employee.createdAt) }));
  return {
    drivers,
    users: drivers.map(({ employee: { name, phone, email, createdAt }, userId }) => ({
      ...{ id: userId, name, phone, email, createdAt, role: Role.STAFF },
    })),
    employees: employees.map((employee) => {
      const driver = drivers.find((one) => one.employee === employee);
      return {
        ...employee,
        userId: driver?.userId ?? null,
        permissions: driver ? DRIVER_PERMISSIONS : [],
      };
    }),
  };
}

/** Whether the address is in the town that the rounds cover. */
const isInTown = ({ pickupAddress }: OrderRow): boolean => pickupAddress.includes(', Chennai, ');

/**
 * Whether a due order is in a round. Every fourth is not, so that the user of the demo can plan it.
 */
const isPlanned = (_: OrderRow, index: number): boolean => index % 4 !== 3;

function kindOf({ orderStatus, pickupDate, walkIn }: OrderRow, today: string): StopKind | null {
  if (orderStatus === OrderStatus.DISPATCHED) return StopKind.DELIVERY;
  const isDue = orderStatus === OrderStatus.WAITING_FOR_PICKUP && pickupDate <= today && !walkIn;
  return isDue ? StopKind.PICKUP : null;
}

/**
 * A round of today for each driver. At one stop of the second round the customer was not at home.
 */
export function makeRounds(
  { now, today }: SeedClock,
  orders: readonly OrderRow[],
  drivers: ReturnType<typeof makeDrivers>['drivers'],
) {
  const random = createRandom(SEED + 1);
  const rounds = drivers.map(({ employee }) => ({
    ...{ id: random.id(now), day: today, driverId: employee.id },
  }));
  const due = orders.filter((order) => kindOf(order, today) && isInTown(order)).filter(isPlanned);
  const roundStops = due.flatMap((order, index) => {
    const round = rounds[index % Math.max(1, rounds.length)];
    const kind = kindOf(order, today);
    if (!round || !kind) return [];
    const stop = { id: random.id(now), roundId: round.id, orderId: order.id, kind };
    return [{ ...stop, position: index + 1, ...(index === 1 ? failed(order, now) : OPEN) }];
  });
  const failedAttempts = roundStops.flatMap(({ orderId, kind, endedAt }) =>
    endedAt
      ? [
          {
            ...{ id: random.id(endedAt), order: orderId, at: endedAt },
            ...{ kind: OrderEventKind.ATTEMPT_FAILED, fromStatus: null, toStatus: null },
            reason: `${kind === StopKind.PICKUP ? 'Pickup' : 'Delivery'}: no one home. ${NOTE}`,
            byUserId: drivers[1]?.userId ?? null,
          },
        ]
      : [],
  );
  return { rounds, roundStops, failedAttempts };
}

const NOTE = 'Rang twice and called once';

const OPEN = { state: StopStatus.OPEN, failReason: null, failNote: null, endedAt: null };

const failed = ({ createdAt }: OrderRow, now: Date) => ({
  ...{ state: StopStatus.FAILED, failReason: FailedAttemptReason.NOBODY_HOME, failNote: NOTE },
  // A minute ago, but not before the order was booked.
  endedAt: new Date(Math.max(createdAt.getTime(), now.getTime() - 60_000)),
});
