/** The times of a page load, by what took them. */
export type Figures = Record<string, number>;

/** What Chromium calls the parts of a load. The rest of its tasks is `other`. */
const parts: Record<string, string> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  ParseHTML: 'parsing',
  ParseAuthorStyleSheet: 'parsing',
  EvaluateScript: 'script',
  FunctionCall: 'script',
};

/** An event of a trace. Times are in microseconds; `tdur` is the processor's, which a busy machine changes less. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur: number;
  args: { name?: string };
}

/** How many milliseconds a page's main thread has worked, in sum and for each part without those inside it. */
export function mainThread(trace: Buffer): Figures {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = traceEvents.find(({ args }) => args.name === 'CrRendererMain');
  const events = traceEvents
    .filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
    .filter(({ ph, name }) => ph === 'X' && (name === 'RunTask' || name in parts))
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const figures: Figures = { 'main thread': 0 };
  const add = (part: string, time: number) => (figures[part] = (figures[part] ?? 0) + time / 1000);
  let around: { part: string; end: number }[] = [];
  for (const { name, ts, dur, tdur } of events) {
    around = around.filter(({ end }) => end > ts);
    const outer = around.at(-1);
    const part = parts[name] ?? 'other';
    add(part, tdur);
    add(outer?.part ?? 'main thread', outer ? -tdur : tdur);
    around.push({ part, end: ts + dur });
  }
  return figures;
}
