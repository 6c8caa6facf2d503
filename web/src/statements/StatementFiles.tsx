import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDownload } from '../session/useDownload';
import { formatCount } from '../ui/format/formatMoney';
import { busyButtonProps } from '../ui/busyButtonProps';
import { fileName, filePath, MAX_PRINTED_LINES, type Period } from './statementPeriod';

interface StatementFilesProps {
  userId: string;
  period: Period;
  /** Name of the statement for screen readers. */
  of: string;
  /** Number of lines. Undefined while unknown. */
  lines: number | undefined;
}

interface FileButtonProps extends Omit<StatementFilesProps, 'lines'> {
  kind: 'pdf' | 'csv';
}

const FileButton = ({ userId, period, of, kind }: FileButtonProps) => {
  const { busy, download } = useDownload(fileName(period), kind);
  const label = kind.toUpperCase();
  return (
    <Button
      variant="outlined"
      size="small"
      aria-label={`Download ${label} of ${of}`}
      {...busyButtonProps(busy, () => void download(filePath(userId, period, kind)))}
      sx={{ minHeight: 44 }}
    >
      {busy ? 'Preparing...' : `Download ${label}`}
    </Button>
  );
};

/** Downloads of a statement as PDF and CSV. The server makes no PDF of a long statement. */
export const StatementFiles = ({ lines = 0, ...props }: StatementFilesProps) => (
  <>
    {lines > MAX_PRINTED_LINES ? (
      <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
        No PDF: more than {formatCount(MAX_PRINTED_LINES)} lines. Use the CSV.
      </Typography>
    ) : (
      <FileButton kind="pdf" {...props} />
    )}
    <FileButton kind="csv" {...props} />
  </>
);
