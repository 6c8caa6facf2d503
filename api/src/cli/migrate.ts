import 'reflect-metadata';
import { runCommand } from './command.js';
import { latestMigration } from '../database.js';

// Every command migrates the database first, so this one only prints the result.
await runCommand(() => Promise.resolve(`The database is up to date (${latestMigration})`));
