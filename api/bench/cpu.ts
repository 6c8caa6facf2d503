import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU in hundredths of a second. */
const TICK_MS = 10;

/** A file of a process in /proc; empty when the process has ended. */
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

/** Ids of a process and its children. */
export const familyOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => name === String(pid) || statOf(name)[1] === String(pid))
    .map(Number);

/** CPU that a process and its children have used so far, in milliseconds. */
export const cpuOf = (pid: number): number =>
  familyOf(pid)
    .flatMap((each) => statOf(each).slice(11, 15))
    .reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0);

/** Resident memory of a process, in MB. */
export const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(read(pid, 'status'))?.[1]) / 1024;
