import type { DayFiguresQuery } from '../graphql/generated';

/** One day's orders and takings. */
export type DayFigure = DayFiguresQuery['dailyFigures'][number];
