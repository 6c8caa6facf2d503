import { type EntityName, type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from './errors.js';

/** The row, which nobody else can change or delete until the transaction ends; null when there is none. */
export const lockRow = <Row extends object>(
  em: EntityManager,
  Entity: EntityName<Row>,
  where: FilterQuery<NoInfer<Row>>,
): Promise<Row | null> => em.findOne(Entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** The same; NOT_FOUND, by the name that people have for it, when there is none. */
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
