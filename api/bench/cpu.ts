import { readdirSync, readFileSync } from 'node:fs';

/** Unit of CPU time on Linux: hundredths of a second. */
const TICK_MS = 10;

/** Reads a file of a process in /proc; empty when the process has ended. */
function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Fields of /proc/PID/stat after the name of the program. */
const statOf = (pid: number | string) =>
  read(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');

/** CPU time of a process and its children so far, in milliseconds. */
export function cpuOf(pid: number): number {
  const isOfFamily = (name: string) => name === String(pid) || statOf(name)[1] === String(pid);
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOfFamily(name))
    .flatMap((name) => statOf(name).slice(11, 15));
  return ticks.reduce((sum, each) => sum + Number(each) * TICK_MS, 0);
}

/** Resident memory of a process, in MB. */
export const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(read(pid, 'status'))?.[1]) / 1024;
