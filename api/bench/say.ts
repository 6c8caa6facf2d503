/** Tells whoever waits how far it is; the figures alone go to the standard output. */
export const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
