// Imports nothing: whoever mistypes a command hears so before the whole app is loaded for it.

/** Says how a command is used, and ends the process. */
export function usage(text: string): never {
  process.stderr.write(`Usage: ${text}\n`);
  process.exit(1);
}
