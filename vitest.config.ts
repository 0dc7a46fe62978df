import { defineConfig } from 'vitest/config';

const simulations = 'src/**/*.simulation.test.ts';

export default defineConfig({
  test: {
    // A busy machine is no failure.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [simulations],
        },
      },
      // Demos that play millions of rounds.
      { extends: true, test: { name: 'simulations', include: [simulations] } },
    ],
  },
});
