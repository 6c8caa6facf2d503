import Button from '@mui/material/Button';
import { useDownload } from '../auth/session/useDownload';
import { onlyOnce } from '../ui/onlyOnce';
import { fileName, filePath, type Period } from './statementPeriod';

interface StatementFilesProps {
  userId: string;
  period: Period;
  /** Which statement, for those who hear the buttons. */
  of: string;
}

const kinds = ['pdf', 'csv'] as const;

const FileButton = ({
  userId,
  period,
  of,
  kind,
}: StatementFilesProps & { kind: 'pdf' | 'csv' }) => {
  const { busy, download } = useDownload(fileName(period), kind);
  const label = kind.toUpperCase();
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={busy}
      aria-label={`${label} of ${of}`}
      onClick={onlyOnce(() => void download(filePath(userId, period, kind)))}
      sx={{ minHeight: 44 }}
    >
      {busy ? 'Preparing...' : label}
    </Button>
  );
};

/** A statement as a file, to read or for a spreadsheet. */
export const StatementFiles = (props: StatementFilesProps) =>
  kinds.map((kind) => <FileButton key={kind} kind={kind} {...props} />);
