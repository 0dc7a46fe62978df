/** Times of a page load, by what took them. */
export type Figures = Record<string, number>;

/** What Chromium calls the parts of a load. The rest of its tasks is `other`. */
const parts: Record<string, string> = {
  ParseHTML: 'parsing',
  ParseAuthorStyleSheet: 'parsing',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  EvaluateScript: 'script',
  FunctionCall: 'script',
};

interface TraceEvent {
  name: string;
  /** The type; X is an event with a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** The begin and the duration in microseconds. */
  ts: number;
  dur: number;
  /** The processor's time in microseconds. A busy machine changes it less than the duration. */
  tdur: number;
  args: { name?: string };
}

/** How many milliseconds a page's main thread has worked, in sum and for each part without those inside it. */
export function mainThread(trace: Buffer): Figures {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = traceEvents.find(({ args }) => args.name === 'CrRendererMain');
  const events = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === main?.pid && tid === main.tid)
    .filter(({ name }) => name === 'RunTask' || name in parts)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const figures: Figures = {
    'main thread': 0,
    style: 0,
    layout: 0,
    paint: 0,
    parsing: 0,
    script: 0,
    other: 0,
  };
  const add = (part: string, time: number) => (figures[part] = (figures[part] ?? 0) + time / 1000);
  const around: { part: string; end: number }[] = [];
  for (const { name, ts, dur, tdur } of events) {
    while (around.length > 0 && (around.at(-1)?.end ?? 0) <= ts) around.pop();
    const part = parts[name] ?? 'other';
    const outer = around.at(-1);
    add(part, tdur);
    if (outer) add(outer.part, -tdur);
    else add('main thread', tdur);
    around.push({ part, end: ts + dur });
  }
  return figures;
}
