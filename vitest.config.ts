import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    env: {
      TZ: 'Asia/Tokyo', // no answer may depend on where the computer thinks it is
      DESK_BALLOTS: mode === 'long' ? '5000' : '500', // how many ballots an office has that is taken away whole
      DESK_KILLS: mode === 'long' ? '200' : '20', // how often a process is killed in the middle of its work
    },
  },
}));
