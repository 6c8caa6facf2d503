import { describe, expect, it } from 'vitest';
import { hasChecksum, isApiToken, newApiToken } from './api-token-text.js';

describe('an API token', () => {
  const token = newApiToken();
  it('has the prefix that secret scanners look for, and only characters of a header', () => {
    expect(token).toMatch(/^dlk_live_[\w-]{49}$/);
    expect(isApiToken(token)).toBe(true);
    expect(newApiToken()).not.toBe(token);
  });
  it('is refused with any one wrong character', () => {
    expect(hasChecksum(token)).toBe(true);
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'x' ? 'y' : 'x';
      expect(hasChecksum(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
    }
    expect(hasChecksum('')).toBe(false);
  });
});
