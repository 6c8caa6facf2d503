import { isLoopback } from './platform/http/loopback-only.js';
import { isRemote } from './platform/postgres/pool.js';

/** The variables that rules compare; each one is already valid. */
interface ComparedEnv extends Record<(typeof GROUPS)[number][number], string | undefined> {
  NODE_ENV: string;
  PUBLIC_URL: string | undefined;
  DATABASE_URL: string | undefined;
  DATABASE_DIRECT_URL: string | undefined;
  SMTP_URL: string | undefined;
  APP_SECRET: string | undefined;
  RAZORPAY_API_URL: string;
  TRUST_PROXY: string | undefined;
}

/** Whether a URL is reachable from the internet. */
function isPublic(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && !isLoopback(hostname);
}

/** Whether traffic to this URL is encrypted or stays on this machine. */
const isSafe = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
};

/** A rule: name of the variable, error message, and a check that returns true for an error. */
type Rule = [name: string, words: string, isBroken: (env: ComparedEnv) => unknown];

const isProduction = ({ NODE_ENV }: ComparedEnv): boolean => NODE_ENV === 'production';

/** Rules that compare several variables. */
const RULES: Rule[] = [
  ['SMTP_URL', 'is required when NODE_ENV=production', (env) => isProduction(env) && !env.SMTP_URL],
  [
    'APP_SECRET',
    'is required when NODE_ENV=production with DATABASE_URL',
    (env) => isProduction(env) && env.DATABASE_URL && !env.APP_SECRET,
  ],
  [
    'DATABASE_DIRECT_URL',
    'needs DATABASE_URL too: it is the address of the same database without the connection pooler',
    (env) => env.DATABASE_DIRECT_URL && !env.DATABASE_URL,
  ],
  [
    'PUBLIC_URL',
    'must start with https:// when NODE_ENV=production, unless it is this machine (http://localhost)',
    (env) => isProduction(env) && env.PUBLIC_URL && !isSafe(env.PUBLIC_URL),
  ],
  [
    'NODE_ENV',
    'must be production when PUBLIC_URL is a public address (https://), otherwise the development tools are open to everyone',
    (env) => !isProduction(env) && env.PUBLIC_URL && isPublic(env.PUBLIC_URL),
  ],
  [
    'TRUST_PROXY',
    'is required when PUBLIC_URL is a public address (https://): without the address of the proxy all visitors share one rate limit',
    (env) => isProduction(env) && env.PUBLIC_URL && isPublic(env.PUBLIC_URL) && !env.TRUST_PROXY,
  ],
  [
    'NODE_ENV',
    'must be production, or SMTP_URL must be set, when DATABASE_URL is on another machine: otherwise mails stay in a local inbox',
    (env) => !isProduction(env) && env.DATABASE_URL && isRemote(env.DATABASE_URL) && !env.SMTP_URL,
  ],
  [
    'OIDC_ISSUER',
    'must start with https://',
    (env) => env.OIDC_ISSUER && !env.OIDC_ISSUER.startsWith('https://'),
  ],
  [
    'RAZORPAY_API_URL',
    'must start with https:// when NODE_ENV=production',
    (env) => isProduction(env) && !env.RAZORPAY_API_URL.startsWith('https://'),
  ],
  [
    'S3_URL',
    'must start with https:// when NODE_ENV=production, unless it is this machine (http://localhost)',
    (env) => isProduction(env) && env.S3_URL && !isSafe(env.S3_URL),
  ],
];

/** Groups of variables: all or none of them must be set. */
const GROUPS = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['S3_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** Error message of the first broken rule; undefined if there is none. */
export function violatedConstraint(env: ComparedEnv): string | undefined {
  for (const group of GROUPS) {
    const [missing, ...others] = group.filter((name) => !env[name]);
    if (!missing || others.length === group.length - 1) continue;
    const set = group.filter((name) => env[name]).join(', ');
    return `${missing}: is required together with ${set}`;
  }
  const broken = RULES.find(([, , isBroken]) => isBroken(env));
  return broken && `${broken[0]}: ${broken[1]}`;
}
