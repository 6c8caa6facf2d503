import type { AuditPage_EntryFragment } from './AuditPage.generated';
import { formatDateTime } from '../../ui/format/dates';
import { RowCard } from '../../ui/table/RowCard';
import { changesText } from './auditColumns';
import { changeLabel, objectLabel, operationLabel } from './auditLabels';

interface AuditCardProps {
  entry: AuditPage_EntryFragment;
  onOpen: (id: string) => void;
}

export const AuditCard = ({ entry, onOpen }: AuditCardProps) => (
  <RowCard
    title={operationLabel(entry.operation)}
    onOpen={() => onOpen(entry.id)}
    about={`${formatDateTime(entry.createdAt)} · ${entry.actor.name}`}
    facts={[
      ['Record', objectLabel(entry)],
      ['Detail', changeLabel(entry)],
      entry.fields.length > 0 && ['Changes', changesText(entry)],
      ['IP address', entry.network ?? '-'],
    ]}
  />
);
