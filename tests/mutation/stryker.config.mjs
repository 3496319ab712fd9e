// Breaks lines one at a time and runs the tests that ought to notice; by hand, see docs/decisions.md.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The tests of the API import the built server and none of its files.
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is worked out once at the start would need the whole run anew for each line.
  ignoreStatic: true,
  // Reasons and names of steps: nobody is told them.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 1,
  timeoutMS: 20_000,
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
};
