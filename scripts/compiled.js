import module from 'node:module';
import path from 'node:path';

/** What was compiled at one start is not compiled again at the next. It is kept where nobody else can write. */
export const keepCompiled = () =>
  module.enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));
