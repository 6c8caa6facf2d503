// How much of the processor a page's main thread takes from an interaction to the paint that shows it. Other work on the
// machine makes it somewhat more, but is not in it, as it would be in a time by the clock.
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const idOf = ({ id, id2 }) => id2?.local ?? id;

const within = ({ ts, dur }, begin, end) => ts + dur > begin && ts < end;

const inMs = (tasks) => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** The frame that shows what the handlers of an event did leaves the main thread; what runs there later keeps it from nobody. */
function handedOver(commits, { ts, args }, end) {
  const { timeStamp, processingEnd } = args.data;
  const handled = ts + (processingEnd - timeStamp) * 1000;
  const frame = commits.find((commit) => commit.ts >= handled && commit.ts < end);
  return frame ? frame.ts + frame.dur : end;
}

/** Of each key and click while `act` runs, ms of processor time: until its frame is handed over, and until that is shown. */
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
  const ofThread = ({ pid, tid }, name) =>
    events
      .filter((each) => each.name === name && each.ph === 'X' && each.pid === pid)
      .filter((each) => each.tid === tid)
      .sort((a, b) => a.ts - b.ts);
  const times = new Map();
  for (const timing of timings) {
    const { pid, ts, ph, args } = timing;
    const interaction = args.data?.interactionId;
    if (ph !== 'b' || !interaction) continue;
    const painted = timings.find(
      (each) => each.ph === 'e' && each.pid === pid && idOf(each) === idOf(timing) && each.ts >= ts,
    );
    const end = painted?.ts ?? ts + args.data.duration * 1000;
    const tasks = ofThread(timing, 'RunTask').filter((task) => within(task, ts, end));
    const handed = handedOver(ofThread(timing, 'Commit'), timing, end);
    const spent = [inMs(tasks.filter((task) => task.ts < handed)), inMs(tasks)];
    const before = times.get(interaction) ?? [0, 0];
    times.set(
      interaction,
      before.map((most, at) => Math.max(most, spent[at])),
    );
  }
  return [...times.values()];
}
