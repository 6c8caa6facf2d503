import { registerHooks } from 'node:module';

// Threads of the tests run the sources as they are written: Node leaves out the types, and finds each import here.

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.endsWith('.ts')
      ? next(specifier.replace(/\.js$/, '.ts'), context)
      : next(specifier, context),
});
