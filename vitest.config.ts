import { defineConfig } from 'vitest/config';

const simulations = 'src/**/*.simulation.test.ts';

export default defineConfig({
  test: {
    // Generous, so that a busy machine fails no test.
    testTimeout: 60_000,
    // Files share what they import, which takes a third of the time otherwise. None may leave a mock behind.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [simulations],
        },
      },
      // Tests that play millions of rounds of the demos, and the hash redirect with many hashes.
      {
        extends: true,
        test: {
          name: 'simulations',
          include: [simulations, 'src/layouts/head/hash-redirect.test.ts'],
          env: { MUTATED_HASHES: '500000' },
        },
      },
    ],
  },
});
