import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e6;

/** Milliseconds of one tick of /proc/PID/stat: Linux counts there in hundredths of a second everywhere. */
const TICK_MS = 10;

/** Time that a task has run so far, in milliseconds; 0 when it has ended. */
function runTime(task: string): number {
  try {
    return Number(readFileSync(`${task}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS;
  } catch {
    return 0;
  }
}

/** CPU that a process has used so far over all of its threads, in milliseconds. */
export function cpuOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => runTime(`/proc/${pid}/task/${thread}`))
    .reduce((sum, each) => sum + each, 0);
}

/** The fields of /proc/PID/stat behind the name, which may hold anything; undefined when it has ended. */
function statOf(pid: string | number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const PARENT = 1;
const OF_ENDED_CHILDREN = [13, 14] as const;

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)?.[PARENT] === String(pid))
    .map(Number);

/**
 * CPU that a PostgreSQL has used so far, in milliseconds: its first process, each of the others, and what those had used
 * that have ended.
 */
export function postgresCpu(postmaster: number): number {
  const live = [postmaster, ...childrenOf(postmaster)].map(cpuOfLive);
  const ticks = OF_ENDED_CHILDREN.map((field) => Number(statOf(postmaster)?.[field]));
  return [...live, ...ticks.map((each) => each * TICK_MS)].reduce((sum, each) => sum + each, 0);
}

/** A backend may end between the look at the list and the look at itself. */
function cpuOfLive(pid: number): number {
  return statOf(pid) ? runTime(`/proc/${pid}`) : 0;
}

/** A figure of a process's memory by the kernel's name for it, in MB. */
function memoryOf(pid: number, name: 'VmRSS' | 'RssAnon'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status) ?? [];
  return Number(kilobytes) / 1024;
}

/** Memory that a process keeps now, in MB. */
export const residentOf = (pid: number): number => memoryOf(pid, 'VmRSS');

/** The part of it that is its own, in MB. The rest is files, which the kernel drops and reads again as it likes. */
export const ownMemoryOf = (pid: number): number => memoryOf(pid, 'RssAnon');
