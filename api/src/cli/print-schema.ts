import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { permissionTable } from '../http/permission-table.js';
import { createSchema } from '../http/schema.js';

const [file = 'schema.graphql', permissions = 'docs/permissions.md'] = process.argv.slice(2);
const schema = createSchema();
writeFileSync(file, `${printSchema(lexicographicSortSchema(schema))}\n`);
writeFileSync(permissions, permissionTable(schema));
