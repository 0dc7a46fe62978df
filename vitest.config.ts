import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.long.test.ts'],
          // A busy machine is no failure.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Every round of every demo, and simulations: about a minute.
        test: { name: 'long', include: ['src/**/*.long.test.ts'], testTimeout: 600_000 },
      },
    ],
  },
});
