import { DEEDS, type Permission } from '../auth/permission.js';
import { may } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { AppError, badInput } from '../platform/errors.js';
import { discountLimitOf } from './bill-rights.queries.js';
import type { Employee } from './employee.entity.js';

/** Nobody gives or takes what they may not do themselves, nor changes what they themselves may do. */
export function checkMayGive(
  viewer: Viewer,
  employee: Pick<Employee, 'userId' | 'permissions'>,
  given: readonly Permission[] = [],
): void {
  if (employee.userId === viewer.userId)
    throw new AppError('FORBIDDEN', 'Somebody else has to change what you may do');
  const beyond = [...given, ...employee.permissions].find((one) => !may(viewer, one));
  if (beyond)
    throw new AppError(
      'FORBIDDEN',
      `You have not been given leave to ${DEEDS[beyond]}, so you cannot give it or take it`,
    );
}

/** Changes a limit only up to the own one. BAD_USER_INPUT at `discountLimit`. */
export async function checkMayLimit(
  em: Em,
  viewer: Viewer,
  { discountLimit: before }: Employee,
  limit: number,
): Promise<void> {
  if (limit === before) return;
  const own = await discountLimitOf(em, viewer);
  if (own === null || Math.max(limit, before) <= own) return;
  throw badInput({
    discountLimit: `You can give discounts up to ${own} %, so you cannot set a limit above it`,
  });
}
