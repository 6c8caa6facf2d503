// Ends the processes that a test run started, when the run has ended, even if it was killed. The
// run writes "add PID SIGNAL" and "remove PID" to the input, which closes when the run ends.
import { createInterface } from 'node:readline';

const running = new Map();
for await (const line of createInterface({ input: process.stdin })) {
  const [action, pid, signal] = line.split(' ');
  if (action === 'add') running.set(Number(pid), signal);
  else running.delete(Number(pid));
}
for (const [pid, signal] of running)
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended already.
  }
