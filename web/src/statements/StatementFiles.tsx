import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDownload } from '../auth/session/useDownload';
import { formatCount } from '../ui/format/formatMoney';
import { busyButtonProps } from '../ui/busyButtonProps';
import { fileName, filePath, MAX_PRINTED_LINES, type Period } from './statementPeriod';

interface StatementFilesProps {
  userId: string;
  period: Period;
  /** Which statement, for those who hear the buttons. */
  of: string;
  /** Number of lines; undefined while unknown. */
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
      aria-label={`${label} of ${of}`}
      {...busyButtonProps(busy, () => void download(filePath(userId, period, kind)))}
      sx={{ minHeight: 44 }}
    >
      {busy ? 'Preparing...' : label}
    </Button>
  );
};

/** A statement as a file, to read or for a spreadsheet; a long one is no reading, and the server makes no PDF of it. */
export const StatementFiles = ({ lines = 0, ...props }: StatementFilesProps) => (
  <>
    {lines > MAX_PRINTED_LINES ? (
      <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
        No PDF of more than {formatCount(MAX_PRINTED_LINES)} lines
      </Typography>
    ) : (
      <FileButton kind="pdf" {...props} />
    )}
    <FileButton kind="csv" {...props} />
  </>
);
