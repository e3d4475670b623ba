import { defineConfig } from '@playwright/test';

// Debian's browsers: nothing is downloaded. Firefox is driven by WebDriver BiDi, which Playwright has for the channels of Mozilla's own
// builds; later versions of Playwright than ours ask Firefox ESR 153 for commands that it does not know.
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine loses a download or a key now and then; what fails twice is broken, and what fails once is reported.
  retries: 1,
  reporter: [['list']],
  use: { viewport: { width: 1280, height: 800 } },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
          // A container has no sandbox of its own to give.
          args: ['--no-sandbox', '--disable-gpu'],
        },
      },
    },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr' },
      },
    },
  ],
});
