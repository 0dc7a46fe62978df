import { defineConfig } from 'vitest/config';

const simulations = 'src/**/*.simulation.test.ts';
const unit = ['{src,scripts}/**/*.test.ts'];

export default defineConfig({
  test: {
    // Generous, so that tests do not fail on a busy machine.
    testTimeout: 60_000,
    // Test files share imported modules, which saves a third of the time. Mocks are therefore reset after each test.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'unit', include: unit, exclude: [simulations] } },
      // No date in a test may expire. The tests of exit codes and of the demos' odds use no date.
      {
        extends: true,
        test: {
          name: 'three-years-ahead',
          include: unit,
          exclude: [simulations, 'scripts/exit-codes.test.ts', 'src/demos/{figures,engine}/**'],
          setupFiles: 'src/test/three-years-ahead.ts',
        },
      },
      // Millions of demo rounds.
      { extends: true, test: { name: 'simulations', include: [simulations] } },
    ],
  },
});
