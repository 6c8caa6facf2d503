import { type EntityName, type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from './errors.js';

/** Finds and locks a row until the transaction ends. Returns null when the row does not exist. */
export const lockRow = <Row extends object>(
  em: EntityManager,
  Entity: EntityName<Row>,
  where: FilterQuery<NoInfer<Row>>,
): Promise<Row | null> => em.findOne(Entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Finds and locks a row. Throws NOT_FOUND with its display name when the row does not exist. */
export async function requireLocked<Row extends object>(
  em: EntityManager,
  Entity: EntityName<Row>,
  where: FilterQuery<NoInfer<Row>>,
  what: string,
): Promise<Row> {
  const row = await lockRow(em, Entity, where);
  if (!row) throw notFound(what);
  return row;
}
