// How much of the processor a page's main thread takes from an interaction to the paint that shows it. Other work on the
// machine makes it somewhat more, but is not in it, as it would be in a time by the clock.
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const idOf = ({ id, id2 }) => id2?.local ?? id;

const within = ({ ts, dur }, begin, end) => ts + dur > begin && ts < end;

/** Of each key and click while `act` runs: ms of processor time. */
export async function interactionTimes(devtools, act) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);

  const timings = events.filter(({ name }) => name === 'EventTiming');
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const times = new Map();
  for (const timing of timings) {
    const { pid, tid, ts, ph, args } = timing;
    const interaction = args.data?.interactionId;
    if (ph !== 'b' || !interaction) continue;
    const painted = timings.find(
      (each) => each.ph === 'e' && each.pid === pid && idOf(each) === idOf(timing) && each.ts >= ts,
    );
    const end = painted?.ts ?? ts + args.data.duration * 1000;
    const spent = tasks
      .filter((task) => task.pid === pid && task.tid === tid && within(task, ts, end))
      .reduce((sum, task) => sum + (task.tdur ?? 0), 0);
    times.set(interaction, Math.max(times.get(interaction) ?? 0, spent / 1000));
  }
  return [...times.values()];
}
