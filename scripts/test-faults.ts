/**
 * Plants the faults of `faults.ts` one by one in a copy of the project, and expects that the check of each fails
 * and names it. `node scripts/test-faults.ts heading` plants those whose sentence has the word.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { copyProjectWithTests, editText } from '../e2e/support/project-copy.ts';
import { projectFolder } from '../e2e/support/sites.ts';
import { faults, type Fault } from './faults.ts';

const copy = `${projectFolder}test-results/faults/`;
const { scripts } = JSON.parse(readFileSync(`${projectFolder}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs a command in the copy; gives whether it succeeded, and what it printed. */
function run(command: string) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return { succeeded: status === 0, output: stdout + stderr };
}

function buildWithoutFault() {
  const { succeeded, output } = run(scripts['build:tests'] ?? '');
  if (!succeeded) throw new Error(`The project does not build without a fault:\n${output}`);
}

/** The command that is to find a fault: of each part of the tests, only what looks at the fault. */
function commandFor({ check }: Fault): string {
  if ('script' in check) {
    const needed = check.script === 'lint:html' ? `${scripts['build:tests']} && ` : '';
    return needed + scripts[check.script];
  }
  if ('unit' in check) return `${scripts['test:unit']} ${check.unit}`;
  const { project, spec, test } = check;
  const title = test ? ` -g "${test}"` : '';
  return `node e2e/support/builds.ts ${project} && playwright test --config e2e ${spec}${title} --project "${project}"`;
}

// `npm run test:faults -- menu "is printed"` plants the faults whose sentence has one of these words.
const words = process.argv.slice(2);
const chosen = faults.filter(
  ({ fault }) => words.length === 0 || words.some((word) => fault.includes(word)),
);

copyProjectWithTests(copy);
buildWithoutFault();

let missed = 0;
for (const fault of chosen) {
  const file = copy + fault.file;
  const whole = readFileSync(file);
  const started = performance.now();
  let how: string;
  try {
    if ('replacement' in fault) copyFileSync(copy + fault.replacement, file);
    else editText(file, fault.before, fault.after);
    const { succeeded, output } = run(commandFor(fault));
    if (succeeded || !output.includes(fault.names)) console.log(output.slice(-5000));
    if (succeeded) how = 'MISSED';
    else how = output.includes(fault.names) ? 'caught' : `caught, but not named: "${fault.names}"`;
  } catch (error) {
    how = `NOT PLANTED: ${(error as Error).message}`;
  }
  writeFileSync(file, whole);
  // A build that has failed leaves no site for the tests of the next fault.
  if ('script' in fault.check && fault.check.script === 'build:tests') buildWithoutFault();
  if (how !== 'caught') missed++;
  const by = Object.values(fault.check).join(' ');
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`| ${fault.fault} | ${by} | ${how} | ${seconds} s |`);
}
console.log(`\n${chosen.length - missed} passed, ${missed} failed`);
process.exitCode = missed > 0 ? 1 : 0;
