import type { AppModule } from '../app-module.js';
import { MergingResolver } from './merging.resolver.js';

export const mergingModule: AppModule = {
  resolvers: [MergingResolver],
};
