import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renameUnlessTaken } from './postgres-binaries.js';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'laundry-rename-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

function folderWith(name: string, file: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, file), '');
  return folder;
}

it('the folder of the faster of two starts stays', () => {
  const folder = path.join(parent, 'data');
  renameUnlessTaken(folderWith('first', 'of-first'), folder);
  renameUnlessTaken(folderWith('second', 'of-second'), folder);
  expect(readdirSync(folder)).toEqual(['of-first']);
  expect(readdirSync(parent)).toEqual(['data']);
});

it('a rename that fails for another reason is an error', () => {
  const fresh = folderWith('fresh', 'of-fresh');
  expect(() => renameUnlessTaken(fresh, path.join(parent, 'missing', 'data'))).toThrow('ENOENT');
  expect(existsSync(fresh)).toBe(true);
});
