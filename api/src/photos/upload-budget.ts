import { AppError, SOON } from '../platform/errors.js';

/**
 * Limits in bytes: one picture, and all pictures in memory at a time, per process and per account.
 */
export const MAX_UPLOAD = 8 * 1024 * 1024;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_BYTES_PER_ACCOUNT = 24 * 1024 * 1024;

/** Counts the memory that uploads use. */
export class UploadBudget {
  private all = 0;
  private readonly of = new Map<string, number>();

  /**
   * Reserves memory for a picture; the returned function releases it. Throws SERVICE_UNAVAILABLE at
   * the limit, before the body is read.
   */
  take(userId: string, bytes: number): () => void {
    const own = this.of.get(userId) ?? 0;
    if (this.all + bytes > MAX_BYTES || own + bytes > MAX_BYTES_PER_ACCOUNT)
      throw new AppError('SERVICE_UNAVAILABLE', 'Too many uploads right now. Please try again', {
        retryAfter: SOON,
      });
    this.add(userId, bytes);
    return () => this.add(userId, -bytes);
  }

  private add(userId: string, bytes: number): void {
    this.all += bytes;
    const own = (this.of.get(userId) ?? 0) + bytes;
    if (own > 0) this.of.set(userId, own);
    else this.of.delete(userId);
  }
}
