import { bool, cleanEnv, port, str, url } from 'envalid';
import {
  emailAddress,
  networks,
  postgresUrl,
  postgresUrls,
  sender,
  smtpUrl,
  webUrl,
  wholeNumber,
} from './env-values.js';

const spec = {
  NODE_ENV: str({ choices: ['development', 'test', 'production'], default: 'development' }),
  PORT: port({ default: 4000 }),
  HOST: str({ default: '127.0.0.1' }),
  PUBLIC_URL: webUrl({ default: undefined }),
  DATABASE_URL: postgresUrl({ default: undefined }),
  DATABASE_REPLICA_URLS: postgresUrls({ default: [] }),
  DATABASE_POOL: wholeNumber({ default: 10, desc: 'connections kept to the database' }),
  DATA_DIR: str({ default: '.data' }),
  SMTP_URL: smtpUrl({ default: undefined }),
  MAIL_FROM: sender({ default: undefined }),
  APP_SECRET: str({ default: undefined }),
  SIGN_IN_ALARM: wholeNumber({ default: undefined, desc: 'wrong codes in 24 hours' }),
  ADMIN_EMAIL: emailAddress({ default: undefined }),
  DEMO_DATA: bool({ default: undefined }),
  OIDC_ISSUER: url({ default: undefined }),
  OIDC_CLIENT_ID: str({ default: undefined }),
  OIDC_CLIENT_SECRET: str({ default: undefined }),
  OIDC_LABEL: str({ default: 'Google' }),
  RAZORPAY_KEY_ID: str({ default: undefined }),
  RAZORPAY_KEY_SECRET: str({ default: undefined }),
  RAZORPAY_WEBHOOK_SECRET: str({ default: undefined }),
  RAZORPAY_API_URL: webUrl({ default: 'https://api.razorpay.com' }),
  TRUST_PROXY: networks({ default: undefined }),
};

class BadEnvironment extends Error {}

function complain(name: string, message: string): never {
  throw new BadEnvironment(`${name}: ${message}`);
}

/** Variables that only make sense together: all or none of them. */
const GROUPS = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
] as const;

/**
 * Reads and checks the environment; the only place that does.
 * Throws one line that names the first wrong or missing variable.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const env = cleanEnv(set, spec, {
    reporter: ({ errors }) => {
      const [first] = Object.entries(errors);
      if (first) complain(first[0], first[1]?.message ?? 'is missing');
    },
  });
  const production = env.NODE_ENV === 'production';
  if (production && !env.SMTP_URL) complain('SMTP_URL', 'is required when NODE_ENV=production');
  if (production && env.DATABASE_URL && !env.APP_SECRET)
    complain('APP_SECRET', 'is required when NODE_ENV=production with DATABASE_URL');
  if (env.APP_SECRET && env.APP_SECRET.length < 32)
    complain('APP_SECRET', 'must have at least 32 characters');
  for (const group of GROUPS) {
    const missing = group.filter((name) => !env[name]);
    if (missing[0] && missing.length < group.length)
      complain(
        missing[0],
        `is required together with ${group.filter((name) => env[name]).join(', ')}`,
      );
  }
  if (env.OIDC_ISSUER && !env.OIDC_ISSUER.startsWith('https://'))
    complain('OIDC_ISSUER', 'must start with https://');
  if (production && !env.RAZORPAY_API_URL.startsWith('https://'))
    complain('RAZORPAY_API_URL', 'must start with https:// when NODE_ENV=production');
  const embedded = !env.DATABASE_URL;
  return {
    nodeEnv: env.NODE_ENV,
    production,
    /** Nothing outside is set up: this is somebody trying things out. */
    embedded,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    poolSize: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    appSecret: env.APP_SECRET,
    adminEmail: env.ADMIN_EMAIL ?? (embedded ? 'admin@laundry.test' : undefined),
    demoData: env.DEMO_DATA ?? embedded,
    oidc:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
        ? {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID,
            clientSecret: env.OIDC_CLIENT_SECRET,
            label: env.OIDC_LABEL,
          }
        : undefined,
    razorpay:
      env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET && env.RAZORPAY_WEBHOOK_SECRET
        ? {
            keyId: env.RAZORPAY_KEY_ID,
            keySecret: env.RAZORPAY_KEY_SECRET,
            webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
            apiUrl: env.RAZORPAY_API_URL.replace(/\/$/, ''),
          }
        : undefined,
    trustProxy: env.TRUST_PROXY,
  };
}

export type Env = ReturnType<typeof readEnv>;
