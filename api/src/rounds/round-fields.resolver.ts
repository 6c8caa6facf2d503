import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Few } from '../graphql/few.js';
import { RoundsOfDay, RoundStopRow, RoundView } from './rounds.payloads.js';

@Resolver(() => RoundView)
export class RoundFieldsResolver {
  @Few(20)
  @FieldResolver(() => [RoundStopRow], {
    description: 'What has ended first, in the order of that; then where to go, in this order.',
  })
  stops(@Root() { stops }: RoundView): RoundStopRow[] {
    return stops;
  }
}

@Resolver(() => RoundsOfDay)
export class RoundsOfDayFieldsResolver {
  @Few(10)
  @FieldResolver(() => [RoundView], {
    description: 'All rounds of the day, by the name of the driver.',
  })
  rounds(@Root() { rounds }: RoundsOfDay): RoundView[] {
    return rounds;
  }
}
