import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../http/schema.js';

const [file = 'schema.graphql'] = process.argv.slice(2);
writeFileSync(file, `${printSchema(lexicographicSortSchema(createSchema()))}\n`);
