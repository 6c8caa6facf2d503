import type { AppModule } from '../app-module.js';
import { OrderStopResolver } from './order-stop.resolver.js';
import { RoundFieldsResolver, RoundsOfDayFieldsResolver } from './round-fields.resolver.js';
import { RoundSubscriptionsResolver } from './round-subscriptions.resolver.js';
import { RoundsResolver } from './rounds.resolver.js';

export const roundsModule: AppModule = {
  resolvers: [
    OrderStopResolver,
    RoundFieldsResolver,
    RoundSubscriptionsResolver,
    RoundsOfDayFieldsResolver,
    RoundsResolver,
  ],
};
