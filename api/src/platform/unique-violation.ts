import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { AppError } from './errors.js';

/**
 * Runs a write, and throws `refusal` on a unique violation. The index decides, so concurrent writes
 * are safe.
 */
export async function mapUniqueViolation<T>(write: Promise<T>, refusal: AppError): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw refusal;
    throw error;
  }
}
