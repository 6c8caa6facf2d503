import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { permissionTable } from '../http/permission-table.js';
import { schema } from '../http/schema.js';
import { printSorted } from './sorted-schema.js';

const [file = 'schema.graphql', permissions = 'docs/permissions.md'] = process.argv.slice(2);
writeFileSync(file, printSorted(schema));
writeFileSync(permissions, permissionTable(schema));
