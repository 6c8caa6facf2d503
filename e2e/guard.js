// Ends the processes of a test run when the run itself has ended, also when it was killed. app.ts and database.ts
// write "add PID SIGNAL" and "remove PID"; the input ends with the process that writes it.
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
    // It has ended already.
  }
