import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    env: { TZ: 'Asia/Tokyo' }, // no answer may depend on where the computer thinks it is
  },
});
