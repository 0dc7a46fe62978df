import { defineConfig } from 'vitest/config';

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
      { extends: true, test: { name: 'unit', include: unit } },
      // No date in a test may expire. The tests of exit codes and of the demos' odds use no date.
      {
        extends: true,
        test: {
          name: 'three-years-ahead',
          include: unit,
          exclude: ['scripts/exit-codes.test.ts', 'src/demos/{figures,engine}/**'],
          setupFiles: 'src/test/three-years-ahead.ts',
        },
      },
    ],
  },
});
