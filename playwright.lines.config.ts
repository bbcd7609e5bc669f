import { defineConfig } from '@playwright/test';
import everything from './playwright.config.ts';

/** Tests in a network of their own, which e2e/calls-lines.ts makes. */
export default defineConfig(everything, { testMatch: '*.lines.ts', outputDir: 'artifacts/lines', workers: 1 });
