import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownerOf, ownFolder } from './folder-owner.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laundry-owner-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const WORDS = 'http://localhost:4000';

/** Another process that works on the folder, as this module locks it. */
async function another() {
  const child = spawn(process.execPath, [
    '-e',
    `const { DatabaseSync } = require('node:sqlite');
     const held = new DatabaseSync(process.argv[1]);
     held.exec('pragma locking_mode = exclusive; begin exclusive');
     console.log('locked');
     setInterval(() => held, 1000);`,
    path.join(folder, 'owner.lock'),
  ]);
  await once(child.stdout, 'data');
  return child;
}

it('has one owner at a time, and the next one when it is released', async () => {
  const first = await ownFolder(folder, WORDS);
  expect(first).toBeDefined();
  expect(await ownerOf(folder)).toBe(`process ${process.pid} (${WORDS})`);
  expect(await ownFolder(folder, 'a second one')).toBeUndefined();
  expect(await ownerOf(folder)).toBe(`process ${process.pid} (${WORDS})`);
  await first?.release();
  const next = await ownFolder(folder, 'the next one');
  expect(next).toBeDefined();
  await next?.release();
});

it('is free when its owner was killed, even if another process has the same pid', async () => {
  const child = await another();
  await writeFile(
    path.join(folder, 'owner.json'),
    JSON.stringify({ pid: process.pid, what: 'stale' }),
  );
  expect(await ownFolder(folder, 'too early')).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const owned = await ownFolder(folder, 'now');
  expect(owned).toBeDefined();
  expect(await ownerOf(folder)).toBe(`process ${process.pid} (now)`);
  await owned?.release();
});

it('has exactly one owner among simultaneous processes', async () => {
  const module = pathToFileURL(path.resolve(import.meta.dirname, 'folder-owner.ts')).href;
  const CLAIM = `const { ownFolder } = await import(process.argv[1]);
    process.stdin.once('data', async () => {
      const owned = await ownFolder(process.argv[2], 'one of many');
      console.log(owned ? 'owner' : 'no owner');
      setInterval(() => owned, 1000);
    });
    console.log('ready');`;
  const many = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', CLAIM, module, folder]),
  );
  try {
    await Promise.all(many.map(({ stdout }) => once(stdout, 'data')));
    const said = many.map(({ stdout }) => once(stdout, 'data') as Promise<[Buffer]>);
    for (const { stdin } of many) stdin.write('now\n');
    const words = (await Promise.all(said)).map(([chunk]) => chunk.toString().trim());
    expect(words.sort()).toEqual([...Array<string>(5).fill('no owner'), 'owner']);
  } finally {
    for (const child of many) child.kill('SIGKILL');
  }
});
