// No imports: a mistyped command gets its usage text before the whole app is loaded.

/** Says how a command is used, and ends the process. */
export function usage(text: string): never {
  process.stderr.write(`Usage: ${text}\n`);
  process.exit(1);
}
