// This file imports nothing, so that a mistyped command prints its usage before the whole app is
// loaded.

/** Prints the usage of a command, and ends the process with an error. */
export function usage(text: string): never {
  process.stderr.write(`Usage: ${text}\n`);
  process.exit(1);
}
