import { bool, cleanEnv, port, str, url, type ValidatorSpec } from 'envalid';
import { violatedConstraint } from './env-constraints.js';
import { isProtected, isRemote } from './platform/postgres/pool.js';
import {
  bucketUrl,
  emailAddress,
  networks,
  postgresUrl,
  secret,
  sender,
  smtpUrl,
  siteUrl,
  webUrl,
  wholeNumber,
} from './env-values.js';

const SPEC = {
  NODE_ENV: str({ choices: ['development', 'test', 'production'], default: 'development' }),
  PORT: port({ default: 4000 }),
  HOST: str({ default: '127.0.0.1' }),
  PUBLIC_URL: siteUrl({ default: undefined }),
  DATABASE_URL: postgresUrl({ default: undefined }),
  DATABASE_DIRECT_URL: postgresUrl({ default: undefined }),
  DATABASE_POOL_SIZE: wholeNumber({ default: 10, desc: 'open connections to the database' }),
  DATA_DIR: str({ default: '.data' }),
  SMTP_URL: smtpUrl({ default: undefined }),
  MAIL_FROM: sender({ default: undefined }),
  APP_SECRET: secret({ default: undefined }),
  METRICS_TOKEN: secret({ default: undefined }),
  OTP_FAILURE_LOCKOUT_THRESHOLD: wholeNumber({
    default: undefined,
    desc: 'wrong codes in 24 hours',
  }),
  STAFF_PASSKEYS: str({ choices: ['optional', 'required'], default: 'optional' }),
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
  S3_URL: bucketUrl({ default: undefined }),
  S3_REGION: str({ default: 'us-east-1' }),
  S3_ACCESS_KEY_ID: str({ default: undefined }),
  S3_SECRET_ACCESS_KEY: str({ default: undefined }),
  TRUST_PROXY: networks({ default: undefined }),
};

/** Names of all environment variables. */
export const VARIABLES = Object.keys(SPEC);

/**
 * Default lockout threshold: wrong codes of all accounts in 24 hours, more than typing errors
 * cause. Above it, untrusted browsers get sign-in links instead of codes.
 */
const OTP_FAILURE_LOCKOUT_THRESHOLD = 50;

/** Factor of the limits over all users outside production. */
const NON_PRODUCTION_FACTOR = 1000;

class BadEnvironment extends Error {}

/** Validates the variables. Throws for the first wrong or missing one. */
function check<Spec extends Record<string, ValidatorSpec<unknown>>>(
  source: NodeJS.ProcessEnv,
  spec: Spec,
) {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  return cleanEnv(set, spec, {
    reporter: ({ errors }) => {
      const [first] = Object.entries(errors);
      if (first) throw new BadEnvironment(`${first[0]}: ${first[1]?.message ?? 'is missing'}`);
    },
  });
}

/**
 * Reads and validates the environment variables; no other code reads them. Throws one line with the
 * first wrong or missing variable.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const env = check(source, SPEC);
  const broken = violatedConstraint(env);
  if (broken) throw new BadEnvironment(broken);
  const production = env.NODE_ENV === 'production';
  const embedded = !env.DATABASE_URL;
  const isDemo = embedded && !production;
  return {
    nodeEnv: env.NODE_ENV,
    production,
    /** Whether the embedded PostgreSQL is used. */
    embedded,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL,
    /** The URL without a pooler, for work that needs its own session, such as LISTEN. */
    directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    dataDir: env.DATA_DIR,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    appSecret: env.APP_SECRET,
    metricsToken: env.METRICS_TOKEN,
    otpFailureLockoutThreshold:
      env.OTP_FAILURE_LOCKOUT_THRESHOLD ??
      (production
        ? OTP_FAILURE_LOCKOUT_THRESHOLD
        : OTP_FAILURE_LOCKOUT_THRESHOLD * NON_PRODUCTION_FACTOR),
    staffPasskeys: env.STAFF_PASSKEYS,
    adminEmail: env.ADMIN_EMAIL ?? (isDemo ? 'admin@laundry.test' : undefined),
    demoData: env.DEMO_DATA ?? isDemo,
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
    /** Settings of the object store for files; undefined when the database stores the files. */
    objectStore:
      env.S3_URL && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            url: env.S3_URL.replace(/\/$/, ''),
            region: env.S3_REGION,
            keyId: env.S3_ACCESS_KEY_ID,
            secret: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    trustProxy: env.TRUST_PROXY,
    /**
     * Names of database variables whose URL is remote and does not verify TLS; only in production.
     */
    unprotected: production ? unprotectedOf(env) : [],
  };
}

const DATABASES = ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const;

type Databases = Record<(typeof DATABASES)[number], string | undefined>;

function unprotectedOf(env: Databases): string[] {
  return DATABASES.filter((name) => {
    const url = env[name];
    return url !== undefined && isRemote(url) && !isProtected(url);
  });
}

const SUPERUSER_SPEC = {
  DATABASE_URL: postgresUrl(),
  POSTGRES_USER: str(),
  POSTGRES_PASSWORD: str(),
};

/**
 * Environment of the command that creates the app's database role. The server itself never reads
 * the superuser's password.
 */
export function readSuperuserEnv(source: NodeJS.ProcessEnv = process.env) {
  const env = check(source, SUPERUSER_SPEC);
  return {
    databaseUrl: env.DATABASE_URL,
    superuser: { user: env.POSTGRES_USER, password: env.POSTGRES_PASSWORD },
  };
}

export type Env = ReturnType<typeof readEnv>;
