import type { TestProject } from 'vitest/node';
import { makeDataDir, removeDataDir, startApp } from './app.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the app with its demo data, that the journeys share. */
    appUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const dataDir = await makeDataDir();
  const app = await startApp(dataDir);
  project.provide('appUrl', app.url);
  return async () => {
    await app.stop();
    await removeDataDir(dataDir);
  };
}
