import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// Clone of the project with the files that its build needs. Fake compilers report their start, and
// end on command.

const root = path.resolve(import.meta.dirname, '../..');
const TOOL = `#!/usr/bin/env node
const { appendFileSync, existsSync, mkdirSync, watch } = require('node:fs');
const path = require('node:path');
const name = path.basename(process.argv[1]);
appendFileSync('log', name + ' begins\\n');
for (const part of ['api', 'web']) mkdirSync(part + '/dist', { recursive: true });
const end = () => existsSync('go') && (appendFileSync('log', name + ' ends\\n'), process.exit(0));
watch('.', end);
end();
`;

let clone: string;
beforeEach(async () => {
  clone = await mkdtemp(path.join(tmpdir(), 'laundry clone '));
  await cp(path.join(root, 'scripts'), path.join(clone, 'scripts'), { recursive: true });
  await writeFile(path.join(clone, 'package.json'), '{ "type": "module" }');
  for (const folder of ['api/database', 'web'])
    await mkdir(path.join(clone, folder), { recursive: true });
  await writeFile(path.join(clone, 'web/compress.js'), '');
  const bin = path.join(clone, 'node_modules/.bin');
  await mkdir(bin, { recursive: true });
  for (const tool of ['tsc', 'vite', 'graphql-codegen']) {
    await writeFile(path.join(bin, tool), TOOL);
    await chmod(path.join(bin, tool), 0o755);
  }
});
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await rm(clone, { recursive: true, force: true });
});

function run(...args: string[]) {
  const child = spawn(process.execPath, args, { cwd: clone });
  running.push(child);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said, code: async () => (await exited)[0] };
}

const log = () => readFile(path.join(clone, 'log'), 'utf8').catch(() => '');
const go = () => writeFile(path.join(clone, 'go'), '');
const ONCE = ['tsc', 'vite', 'graphql-codegen', 'vite'].flatMap((tool) => [
  `${tool} begins`,
  `${tool} ends`,
]);

describe('two builds at once in one clone', () => {
  it('take turns, and the second one finds everything built', async () => {
    const first = run('scripts/build.js');
    await expect.poll(log).toBe('tsc begins\n');
    const second = run('scripts/build.js');
    await expect.poll(second.said).toContain('Another process is building here');
    await go();
    expect([await first.code(), await second.code()]).toEqual([0, 0]);
    expect((await log()).trim().split('\n')).toEqual(ONCE);
    expect(second.said()).not.toContain('Building');
  });

  it('never wait for each other for ever, nor come in together, however often they meet', async () => {
    const [PROCESSES, TURNS] = [4, 250];
    const COUNT = `import { readFileSync, writeFileSync } from 'node:fs';
      import { withBuildLock } from './scripts/build-lock.js';
      for (let turn = 0; turn < ${TURNS}; turn += 1)
        withBuildLock('lock', 'waiting', () =>
          writeFileSync('count', String(Number(readFileSync('count', 'utf8')) + 1)));`;
    await writeFile(path.join(clone, 'count'), '0');
    await writeFile(path.join(clone, 'count.js'), COUNT);
    const codes = Array.from({ length: PROCESSES }, () => run('count.js').code());
    expect(await Promise.all(codes)).toEqual(Array(PROCESSES).fill(0));
    expect(await readFile(path.join(clone, 'count'), 'utf8')).toBe(String(PROCESSES * TURNS));
  });

  it('need no right to write where everything is built', async () => {
    await go();
    expect(await run('scripts/build.js').code()).toBe(0);
    await rm(path.join(clone, 'node_modules'), { recursive: true });
    await writeFile(path.join(clone, 'node_modules'), 'nothing can be written here');
    expect(await run('scripts/build.js').code()).toBe(0);
  });

  it('do not wait for one that was killed', async () => {
    const first = run('scripts/build.js');
    await expect.poll(log).toBe('tsc begins\n');
    first.child.kill('SIGKILL');
    await first.code();
    await go();
    const second = run('scripts/build.js');
    expect(await second.code()).toBe(0);
    expect(second.said()).not.toContain('waiting');
  });
});

describe('a Node that is too old', () => {
  it.each(['start', 'dev', 'build', 'admin', 'migrate', 'seed'])(
    'ends npm run %s with one line that says what to do',
    async (script) => {
      const older = `Object.defineProperty(process, 'version', { value: 'v20.20.2' });
        Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`;
      await writeFile(path.join(clone, 'older.mjs'), older);
      // An older Node does not have this module.
      const hooks = `import { registerHooks } from 'node:module';
        registerHooks({ resolve(name, context, next) {
          if (name === 'node:sqlite') throw new Error('No such built-in module: node:sqlite');
          return next(name, context);
        } });`;
      await writeFile(path.join(clone, 'hooks.mjs'), hooks);
      const preload = (file: string) => ['--import', pathToFileURL(path.join(clone, file)).href];
      const child = run(...preload('older.mjs'), ...preload('hooks.mjs'), `scripts/${script}.js`);
      expect(await child.code()).toBe(1);
      expect(child.said()).toMatch(/^This needs Node 24, and here is v20\.20\.2: .*npm start.*\n$/);
      expect(await log()).toBe('');
    },
  );
});
