import type { AppModule } from '../app-module.js';
import { AuditResolver } from './audit.resolver.js';

export const auditModule: AppModule = {
  resolvers: [AuditResolver],
};
