import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { AppError } from './errors.js';

/** Runs a write; where a unique index refuses it, people get `refusal` instead. The index decides, so races are settled. */
export async function orRefuse<T>(write: Promise<T>, refusal: AppError): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw refusal;
    throw error;
  }
}
