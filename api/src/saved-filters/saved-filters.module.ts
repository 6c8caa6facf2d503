import type { AppModule } from '../app-module.js';
import { SavedFiltersResolver } from './saved-filters.resolver.js';

export const savedFiltersModule: AppModule = {
  resolvers: [SavedFiltersResolver],
};
