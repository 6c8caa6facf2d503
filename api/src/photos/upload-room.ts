import { AppError, SOON } from '../platform/errors.js';

/** Limits in bytes: of one picture, and of all pictures in memory, per process and per account. */
export const MAX_UPLOAD = 8 * 1024 * 1024;
const MOST = 64 * 1024 * 1024;
const MOST_OF_ONE = 24 * 1024 * 1024;

/** Accounts for the memory in use. */
export class UploadRoom {
  private all = 0;
  private readonly of = new Map<string, number>();

  /**
   * Reserves memory for a picture until `leave` is called. Throws SERVICE_UNAVAILABLE, before the
   * body is read, when the limit is reached.
   */
  take(userId: string, bytes: number): () => void {
    const own = this.of.get(userId) ?? 0;
    if (this.all + bytes > MOST || own + bytes > MOST_OF_ONE)
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
