import { todayPlus } from '../../../ui/format/dates';
import { FilterMonth } from '../../../ui/table/FilterMonth';
import { FilterSelect } from '../../../ui/table/FilterSelect';
import { useUrlParams } from '../../../ui/useUrlParams';
import { firstMonth, type GstUrlState } from './gstUrlState';

const lengths = [
  { value: '', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
];

interface GstFiltersProps {
  view: GstUrlState;
  /** GSTINs on invoices of this period. */
  gstins: readonly string[];
}

/**
 * Selects the return period. A new period resets the GSTIN filter, because each period has its own
 * GSTINs.
 */
export const GstFilters = ({ view: { month, isQuarter, gstin }, gstins }: GstFiltersProps) => {
  const { change } = useUrlParams();
  const choice = new Set([...gstins, ...(gstin ? [gstin] : [])]);
  return (
    <>
      <FilterMonth
        label="Month"
        value={month}
        min={firstMonth}
        max={todayPlus().slice(0, 7)}
        limitText="Choose a month from July 2017 to the current month, such as 2026-03"
        onChange={(chosen) => change({ month: chosen, gstin: null })}
      />
      <FilterSelect
        label="Return period"
        value={isQuarter ? 'quarter' : ''}
        options={lengths}
        onChange={(chosen) => change({ return: chosen, gstin: null })}
        width={120}
      />
      {(choice.size > 1 || gstin) && (
        <FilterSelect
          label="GSTIN"
          value={gstin ?? ''}
          options={[
            { value: '', label: 'All' },
            ...[...choice].map((each) => ({ value: each, label: each })),
          ]}
          onChange={(chosen) => change({ gstin: chosen })}
          width={210}
        />
      )}
    </>
  );
};
