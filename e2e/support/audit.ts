import type { Frame } from '@playwright/test';
import { findingsOfAxe } from './axe.ts';
import { expect, test } from './fixtures.ts';

/**
 * Expects that an accessibility audit of what a page or frame shows now finds nothing, in normal and in forced
 * colours. The auditor is axe-core; in the project "Alfa" it is Alfa.
 */
export async function expectNoFindings(frame: Frame, state: string) {
  // Alfa takes seconds to load, and most runs do without it.
  const isAlfa = test.info().project.name === 'Alfa';
  const audit = isAlfa ? (await import('./alfa.ts')).findingsOfAlfa : findingsOfAxe;
  for (const forcedColors of ['none', 'active'] as const) {
    await frame.page().emulateMedia({ forcedColors });
    const findings = await audit(frame, forcedColors === 'active');
    expect.soft(findings.join('\n\n'), `${state}, forced colours: ${forcedColors}`).toBe('');
  }
  await frame.page().emulateMedia({ forcedColors: 'none' });
}
