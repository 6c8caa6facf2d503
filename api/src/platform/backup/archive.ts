import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { areMany, type Sum } from './tables.js';

// A backup is lines of JSON, compressed: what it is; for each table its name, its rows as texts, and their sum; and
// that it is complete.

export interface Head {
  backup: 1;
  at: string;
  /** How far the tables had come, and those of the job queue. */
  migration: string;
  jobs: string;
}

export interface TableEnd extends Sum {
  end: string;
}

type Line = Head | { table: string } | string | TableEnd | { complete: object };

/** What happens at each part, in order. */
export interface Reader {
  head(head: Head): Promise<void>;
  table(name: string): void;
  rows(table: string, rows: string[]): Promise<void>;
  end(end: TableEnd): Promise<void>;
}

/** Lines end with a line feed and nothing else: other separators may stand in what people wrote. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of source) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) throw new Error('The backup breaks off');
}

async function read(lines: AsyncIterable<string>, reader: Reader): Promise<void> {
  let table = '';
  let rows: string[] = [];
  let characters = 0;
  let complete = false;
  const flush = async () => {
    if (rows.length) await reader.rows(table, rows);
    rows = [];
    characters = 0;
  };
  for await (const text of lines) {
    const line = JSON.parse(text) as Line;
    if (typeof line === 'string') {
      rows.push(line);
      characters += line.length;
      if (areMany(rows.length, characters)) await flush();
    } else if ('backup' in line) await reader.head(line);
    else if ('table' in line) reader.table((table = line.table));
    else if ('end' in line) {
      await flush();
      await reader.end(line);
    } else complete = true;
  }
  if (!complete) throw new Error('The backup breaks off');
}

/** Reads a backup from its first line to its last; fails where it is none, or breaks off. */
export async function readArchive(file: string, reader: Reader): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), (source) => read(linesOf(source), reader));
}
