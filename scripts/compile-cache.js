import module from 'node:module';
import path from 'node:path';

/** Uses Node's compile cache across starts. It is in a folder that other users cannot write. */
export const enableCompileCache = () =>
  module.enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));
