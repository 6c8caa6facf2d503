import { expect, it } from 'vitest';
import { commandsFor, type Command } from './commands';

const command = (label: string, also?: string): Command => ({
  ...{ kind: 'action', label, run: () => undefined },
  ...(also ? { also } : {}),
});

const commands = [
  command('Order Details / Payment'),
  command('Add enterprise'),
  command('Add employee'),
  command('Change theme', 'Switch to dark colours'),
];

it.each([
  ['', ['Order Details / Payment', 'Add enterprise', 'Add employee', 'Change theme']],
  ['pay', ['Order Details / Payment']],
  ['ADD E', ['Add enterprise', 'Add employee']],
  ['emp add', ['Add employee']],
  ['dark', ['Change theme']],
  // The search matches the beginnings of words only. Numbers belong to the order search.
  ['theme dark blue', []],
  ['etails', []],
  ['98403', []],
])('the text "%s" finds the names that have a word for each of its words', (text, labels) => {
  expect(commandsFor(commands, text).map(({ label }) => label)).toEqual(labels);
});
