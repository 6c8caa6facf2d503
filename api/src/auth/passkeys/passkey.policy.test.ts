import { expect, it } from 'vitest';
import { mayAddByCode } from './passkey.policy.js';

const email = 'asha@laundry.test';

it.each([
  ['without a passkey so far', { hadPasskey: false, passkeyAllowedFor: null }, true],
  ['after a first passkey', { hadPasskey: true, passkeyAllowedFor: null }, false],
  ['allowed by the operator', { hadPasskey: true, passkeyAllowedFor: email }, true],
  ['allowed for an earlier email', { hadPasskey: true, passkeyAllowedFor: 'old@x.in' }, false],
])('a code is enough to add a passkey to an account %s: %o, %s', (_, account, suffices) => {
  expect(mayAddByCode({ ...account, email })).toBe(suffices);
});
