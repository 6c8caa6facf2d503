/** Name, file, what stands there, what is put in its place, and the tests that have to notice. */
export const SIGN_IN = [
  [
    ...['four tries of a code', 'auth/codes/code.policy.ts'],
    ...['MAX_TRIES = 3', 'MAX_TRIES = 4', ['auth/codes/guessing', 'auth/sign-in']],
  ],
  [
    ...['a code for six minutes', 'auth/codes/code.policy.ts'],
    ...['CODE_MINUTES = 5', 'CODE_MINUTES = 6', ['auth/sign-in']],
  ],
  [
    ...['the next code a second early', 'auth/codes/code.policy.ts'],
    ...['RESEND_SECONDS = 59', 'RESEND_SECONDS = 58', ['auth/sign-in']],
  ],
  [
    ...['wrong tries are not counted', 'auth/codes/codes.service.ts'],
    'attempts = attempts + (not ${stopped}::boolean and code_hash is distinct from ${hash})::int',
    ...['attempts = attempts', ['auth/codes/guessing', 'auth/sign-in']],
  ],
  [
    ...['a right code counts where codes are stopped', 'auth/codes/codes.service.ts'],
    'when code_hash = ${hash} and not ${stopped}::boolean then',
    ...['when code_hash = ${hash} then', ['auth/codes/wrong-tries', 'auth/codes/guard.service']],
  ],
  [
    ...['a code counts in any browser', 'auth/codes/codes.service.ts'],
    `.where('purpose', '=', purpose)
    .where('slot', '=', slot)
    .executeTakeFirst();`,
    `.where('purpose', '=', purpose)
    .executeTakeFirst();`,
    ['auth/devices/strangers', 'auth/sign-in', 'auth/devices/devices'],
  ],
  [
    ...['one wrong try more in a day', 'auth/codes/guard.service.ts'],
    ...['>= ${day} or count(*) >= ${month}', '> ${day} or count(*) >= ${month}'],
    ['auth/codes/wrong-tries', 'auth/codes/guard.service'],
  ],
  [
    ...['one wrong try more in a month', 'auth/codes/guard.service.ts'],
    ...['>= ${day} or count(*) >= ${month}', '>= ${day} or count(*) > ${month}'],
    ['auth/codes/wrong-tries', 'auth/codes/guard.service'],
  ],
  [
    ...['no alarm over all accounts', 'auth/codes/guard.service.ts'],
    'rows[0]?.stopped === true || everywhere >= app.signInAlarm',
    ...['rows[0]?.stopped === true', ['auth/codes/guard.service', 'auth/codes/wrong-tries']],
  ],
  [
    ...['a code for an e-mail without an account', 'auth/auth.service.ts'],
    ...['hint: !known, left, payload: null', 'hint: false, left, payload: null', ['auth/sign-in']],
  ],
  [
    ...['a sign-up code for an e-mail with an account', 'auth/auth.service.ts'],
    ...['hint: known || left, left', 'hint: left, left', ['auth/sign-up']],
  ],
  [
    ...['staff idle for two hours', 'auth/sessions/sessions.queries.ts'],
    ...["('admin', 'staff') then interval '1 hour'", "('admin', 'staff') then interval '2 hours'"],
    ['auth/sessions/sessions'],
  ],
  [
    ...['staff who are no admins have the longer life', 'auth/sessions/sessions.queries.ts'],
    "('admin', 'staff') then interval '1 hour'",
    ...["('admin') then interval '1 hour'", ['auth/sessions/sessions']],
  ],
  [
    ...['a session that never ends', 'auth/sessions/sessions.queries.ts'],
    ".where('s.expires_at', '>', sql<Date>`now()`)\n    ",
    ...['', ['auth/sessions/sessions']],
  ],
  [
    ...['signing out of one session ends all', 'auth/sessions/sessions.service.ts'],
    "closeSessions(tx, userId, { tokenHash: sessionHash }, 'own')",
    ...["closeSessions(tx, userId, {}, 'own')", ['auth/sessions/sessions']],
  ],
  [
    ...['browsers stay known when signed out everywhere', 'auth/sessions/sessions.service.ts'],
    '  await endDevices(em, userId, here?.deviceHash);\n',
    ...['', ['auth/account-security/account-security', 'auth/devices/devices']],
  ],
  [
    ...['a proof of twenty minutes', 'auth/sessions/sessions.service.ts'],
    ...['PROOF_MINUTES = 10', 'PROOF_MINUTES = 20'],
    ['users/email-change/email-proof', 'auth/passkeys/passkey-proof'],
  ],
  [
    ...['sessions without number', 'auth/sessions/sessions.service.ts'],
    '  await closeSurplus(em, user.id, hashToken(token));\n',
    ...['', ['auth/sessions/sessions']],
  ],
  [
    ...['a confirmation link signs in', 'auth/links/link-sign-in.service.ts'],
    "const PURPOSES = ['signup', 'login'] as const",
    ...["const PURPOSES = ['signup', 'login', 'email'] as const", ['auth/links/sign-in-link']],
  ],
  [
    ...['a link signs in twice', 'auth/links/one-time-links.service.ts'],
    ...['    .where(isOpen)\n    .returning(LINK_PARTS)', '    .returning(LINK_PARTS)'],
    ['auth/links/sign-in-link', 'users/email-change/mailed-link'],
  ],
  [
    ...['an earlier link goes on', 'auth/links/one-time-links.service.ts'],
    ...['  await endSiblings(em, link);\n', ''],
    [
      ...['users/email-change/email-change', 'users/email-change/pending-change'],
      ...[
        'users/email-change/mailed-link',
        'users/email-change/asked-e-mail',
        'auth/links/sign-in-link',
      ],
    ],
  ],
  [
    ...['a link to sign in for a minute more', 'auth/codes/code.policy.ts'],
    ...['{ login: 10, signup: 60 }', '{ login: 11, signup: 60 }', ['auth/links/sign-in-link']],
  ],
  [
    ...['the passkey of another account', 'auth/passkeys/passkey-sign-in.service.ts'],
    '  if (response.response.userHandle !== handle) throw refused();\n',
    ...['  void handle;\n', ['auth/passkeys/passkey-sign-in']],
  ],
  [
    ...['a signature counts twice', 'auth/passkeys/passkey-sign-in.service.ts'],
    '!given || !(await useChallenge(deps.em, challengeIn(given), null))',
    ...['!given', ['auth/passkeys/passkey-sign-in']],
  ],
  [
    ...['a passkey of a deleted account', 'auth/passkeys/passkey-sign-in.service.ts'],
    ...['{ id: passkey.userId, archivedAt: null }', '{ id: passkey.userId }'],
    ['auth/passkeys/passkey-sign-in'],
  ],
  [
    ...['a code adds the next passkey of staff', 'auth/passkeys/passkey.policy.ts'],
    ...['!hadPasskey || passkeyAllowedFor === email', 'true'],
    ['auth/passkeys/next-first-passkey'],
  ],
  [
    ...['a passkey goes without proof', 'auth/passkeys/passkeys.service.ts'],
    '    await requireProof(tx, viewer);\n    await tx.remove(passkey)',
    ...['    await tx.remove(passkey)', ['auth/passkeys/passkey-proof']],
  ],
  ...[
    ['passkeys outlive a change of e-mail', 'endPasskeys(em, id)'],
    ['sessions outlive a change of e-mail', 'closeSessionsOf(em, id, keep)'],
    ['social sign-in outlives a change of e-mail', 'endSocialLinks(em, id)'],
    ['known browsers outlive a change of e-mail', 'endDevices(em, id)'],
    ['mailed codes outlive a change of e-mail', 'endMailedKeys(em, [email, to])'],
  ].map(([name, call]) => [
    ...[name, 'users/email-change/hand-over.service.ts', `  await ${call};\n`, ''],
    ['users/email-change/hand-over', 'users/email-change/hand-over.races'],
  ]),
];
