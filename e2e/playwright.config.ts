import { defineConfig } from '@playwright/test';
import { chromiumArgs, executablePath } from './chromium.js';

export default defineConfig({
  testMatch: '**/*.spec.ts',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  // Pages are slow on a busy machine. A test continues as soon as it can.
  expect: { timeout: 60_000 },
  outputDir: '.failures',
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args: chromiumArgs },
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Transitions cost time on a busy machine, and a click during one may miss.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every test took more than a quarter of the CPU. `--trace on` records one on request.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
