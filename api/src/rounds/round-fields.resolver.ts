import { FieldResolver, Resolver, Root } from 'type-graphql';
import { ListSize } from '../graphql/list-size.js';
import { RoundsOfDay, RoundStopRow, RoundView } from './rounds.payloads.js';

@Resolver(() => RoundView)
export class RoundFieldsResolver {
  @ListSize(20)
  @FieldResolver(() => [RoundStopRow], {
    description:
      'Ended stops first, sorted by the time of their end; then open stops in the sequence of the round.',
  })
  stops(@Root() { stops }: RoundView): RoundStopRow[] {
    return stops;
  }
}

@Resolver(() => RoundsOfDay)
export class RoundsOfDayFieldsResolver {
  @ListSize(10)
  @FieldResolver(() => [RoundView], {
    description: 'All rounds of the day, sorted by the name of the driver.',
  })
  rounds(@Root() { rounds }: RoundsOfDay): RoundView[] {
    return rounds;
  }
}
