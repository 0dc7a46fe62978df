/** Builds the site of a project before its tests run: the project names this file as its dependency. */
import { test as base } from '@playwright/test';
import { build } from './builds.ts';
import type { SiteName } from './sites.ts';

const setup = base.extend<object, { site: SiteName }>({
  site: ['root', { option: true, scope: 'worker' }],
});

setup('the site builds', ({ site }) => build(site));
