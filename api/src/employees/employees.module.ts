import type { AppModule } from '../app-module.js';
import { AccessPresetsResolver } from './access-presets.resolver.js';
import { EmployeesResolver } from './employees.resolver.js';
import { employeeRoutes } from './employees.rest.js';
import { UserPermissionsResolver } from './user-permissions.resolver.js';

export const employeesModule: AppModule = {
  resolvers: [AccessPresetsResolver, EmployeesResolver, UserPermissionsResolver],
  restRoutes: employeeRoutes,
};
