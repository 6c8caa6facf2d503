import 'reflect-metadata';
import { runCommand } from './command.js';
import { latestMigration } from '../database.js';

// Every command migrates first; this one has nothing to add.
await runCommand(() => Promise.resolve(`The database is up to date (${latestMigration})`));
