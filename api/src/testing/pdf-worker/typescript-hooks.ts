import { registerHooks } from 'node:module';

// Worker threads of tests run TypeScript sources. Node strips the types, and this hook resolves
// imports of `.js` to `.ts` files.

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.endsWith('.ts')
      ? next(specifier.replace(/\.js$/, '.ts'), context)
      : next(specifier, context),
});
