import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv, readSuperuserEnv, VARIABLES } from './env.js';

// Static checks without Docker: the services fit together, and no port is open or missing.

interface Service {
  image: string;
  build: string | { context: string; target: string };
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  networks: string[] | Record<string, { ipv4_address: string }>;
  ports?: string[];
  volumes?: string[];
  restart?: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const text = read('docker-compose.scale.yml');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: object;
  networks: Record<string, { internal?: boolean }>;
};
const services = Object.entries(compose.services);
const named = (pattern: RegExp) => services.filter(([name]) => pattern.test(name));
const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

const SECRETS: Record<string, string> = {
  APP_SECRET: 'b7f3Kq0ZxW9mTn2LrYp5VhJc8DsE4gAu',
  POSTGRES_PASSWORD: '5f0c27d1',
  DATABASE_PASSWORD: '91ab44e0',
  REPLICATION_PASSWORD: 'c03d5518',
  SMTP_URL: 'smtp://mail.example.in:587',
};

/** Environment variables of a service when only the required variables are set. */
const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(service(name).environment ?? {}).map(([variable, value]) => [
      variable,
      value
        .replace(/\$\{(\w+):\?[^}]*\}/g, (_, secret: string) => SECRETS[secret] ?? '')
        .replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  );

const replaced = [...text.matchAll(/\$\{(\w+):([-?])([^}]*)\}/g)].map(
  ([, name = '', how = '', value = '']) => ({ name, how, value }),
);

describe('docker-compose.scale.yml', () => {
  it('requires its secrets and a mail server, without defaults', () => {
    const demanded = replaced.filter(({ how }) => how === '?').map(({ name }) => name);
    expect(new Set(demanded)).toEqual(new Set(Object.keys(SECRETS)));
    const secrets = replaced.filter(({ name }) => /PASSWORD|SECRET|KEY/.test(name));
    expect(secrets.filter(({ how, value }) => how === '-' && value)).toEqual([]);
    expect(text).not.toMatch(/PASSWORD: (?!\$\{)/);
  });

  it('publishes only the proxy, and only on this machine', () => {
    expect(services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]))).toEqual(
      [['proxy', '127.0.0.1:8080:8080']],
    );
    expect(compose.networks['back']?.internal).toBe(true);
    for (const [, { networks }] of named(/^(database|etcd|primary|pooler)/))
      expect(networks).toEqual(['back']);
    expect(Object.keys(service('proxy').networks)).toEqual(['front']);
  });

  it('restarts every service after a crash, checks its health, and stores data in volumes', () => {
    for (const [name, { restart, healthcheck, build }] of services) {
      if (name === 'database-role') continue;
      expect([name, restart]).toEqual([name, 'unless-stopped']);
      // The health check of the app is in its own image.
      if (build === '.') expect(read('Dockerfile')).toContain('HEALTHCHECK');
      else expect([name, healthcheck?.test?.[0]]).toEqual([name, 'CMD']);
    }
    const volumes = named(/^(database\d|etcd)/).flatMap(([, { volumes = [] }]) => volumes);
    expect(volumes.map((volume) => volume.split(':')[0])).toEqual(Object.keys(compose.volumes));
  });

  it('pins each image to a version, and builds it from an existing target', () => {
    const targets = [...read('ops/Dockerfile').matchAll(/^FROM (\S+) AS (\S+)$/gm)];
    for (const [, from] of targets) expect(from).toMatch(/^debian:[a-z]+-slim$/);
    for (const [name, { image, build }] of services) {
      expect([name, image]).toEqual([name, expect.stringMatching(/^laundry-[a-z]+:[\d.]+$/)]);
      if (build !== '.')
        expect(targets.map(([, , target]) => target)).toContain(
          (build as { target: string }).target,
        );
    }
    for (const [, folder = ''] of read('ops/Dockerfile').matchAll(/^COPY (\S+) /gm))
      expect(readdirSync(path.join(root, 'ops')).join()).toContain(folder.split('/')[0]);
  });

  it.each(['app1', 'app2', 'app3'])('%s has valid settings, with every variable', (name) => {
    const environment = environmentOf(name);
    expect(environment).toEqual(environmentOf('app1'));
    expect(readEnv(environment)).toMatchObject({ production: true, demoData: false });
    const fixed = [
      ...['NODE_ENV', 'HOST', 'PORT', 'TRUST_PROXY'],
      ...['DATABASE_URL', 'DATABASE_DIRECT_URL'],
    ];
    expect(Object.keys(environment).sort()).toEqual(
      VARIABLES.filter((variable) => variable !== 'DATA_DIR').sort(),
    );
    for (const variable of Object.keys(environment).filter((each) => !fixed.includes(each)))
      expect(service(name).environment?.[variable]).toContain(`\${${variable}:`);
  });

  it('connects the app to the pooler, and directly to the primary', () => {
    const app = environmentOf('app1');
    const at = (url = '') => new URL(url).host;
    const { LISTEN_PORT, DATABASE_HOST, DATABASE_PORT } = environmentOf('pooler');
    expect(at(app['DATABASE_URL'])).toBe(`pooler:${LISTEN_PORT}`);
    expect(at(app['DATABASE_DIRECT_URL'])).toBe(`${DATABASE_HOST}:${DATABASE_PORT}`);
    const primary = environmentOf('primary');
    expect(`${DATABASE_HOST}${primary['PRIMARY']}`).toBe('primary:5000');
    const nodes = named(/^database\d/).map(([name]) => `${name}:5432`);
    expect([primary['NODE1'], primary['NODE2'], primary['NODE3']]).toEqual(nodes);
    const proxy = environmentOf('proxy');
    expect([proxy['APP1'], proxy['APP2'], proxy['APP3']]).toEqual(
      named(/^app\d/).map(([name]) => `${name}:4000`),
    );
    const { front } = service('proxy').networks as Record<string, { ipv4_address: string }>;
    expect(app['TRUST_PROXY']).toBe(front?.ipv4_address);
  });

  it("runs the app with a role that is no superuser, without the superuser's password", () => {
    const { superuser, databaseUrl } = readSuperuserEnv(environmentOf('database-role'));
    const app = environmentOf('app1');
    expect(databaseUrl).toBe(app['DATABASE_DIRECT_URL']);
    expect(superuser.password).toBe(environmentOf('database1')['PATRONI_SUPERUSER_PASSWORD']);
    expect(Object.values(app).filter((value) => value.includes(superuser.password))).toEqual([]);
    expect(service('app1').depends_on).toMatchObject({
      'database-role': { condition: 'service_completed_successfully' },
    });
  });

  it.each(['database', 'etcd'])(
    'gives each %s its own name and otherwise the same settings',
    (kind) => {
      const all = named(new RegExp(`^${kind}\\d$`)).map(([name]) =>
        JSON.stringify(environmentOf(name)).replaceAll(new RegExp(`${name}(?!=)`, 'g'), 'itself'),
      );
      expect(all).toHaveLength(3);
      // Except for the list of members, all members have the same settings.
      const common = all.map((each) =>
        each.replace(/"(ETCD_INITIAL_CLUSTER|PATRONI_ETCD3_HOSTS)":"[^"]*"/, ''),
      );
      expect(new Set(common).size).toBe(1);
    },
  );

  it('sets every variable that the files of ops use', () => {
    const variablesIn = (file: string) => [
      ...new Set(
        [...read(file).matchAll(/"\$\{(\w+)\}"|\$([A-Z_]{2,})/g)].map(([, a, b]) => a ?? b),
      ),
    ];
    const set = (name: string) => Object.keys(environmentOf(name));
    expect(set('proxy')).toEqual(expect.arrayContaining(variablesIn('ops/haproxy/haproxy.cfg')));
    expect(set('primary')).toEqual(expect.arrayContaining(variablesIn('ops/haproxy/database.cfg')));
    expect([...set('pooler'), 'RUN_DIR']).toEqual(
      expect.arrayContaining(variablesIn('ops/pgbouncer/start.sh')),
    );
    const mentioned = [...read('ops/patroni/patroni.yml').matchAll(/PATRONI_\w+/g)].map(
      ([name]) => name,
    );
    expect([...set('database1'), 'PATRONI_POSTGRESQL_BIN_DIR'].sort()).toEqual(
      [...new Set(mentioned)].sort(),
    );
  });
});
