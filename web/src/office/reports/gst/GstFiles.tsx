import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useDownload } from '../../../session/useDownload';
import { busyButtonProps } from '../../../ui/busyButtonProps';
import { periodText } from '../reportUrlState';
import { fileName, type GstFile, gstFiles, gstPath, journalPath } from './returnFiles';
import type { GstUrlState } from './gstUrlState';

interface FileLineProps {
  words: string;
  /** Name of the sheet in the offline tool. */
  sheet?: string;
  name: string;
  path: string;
}

const FileLine = ({ words, sheet, name, path }: FileLineProps) => {
  const { busy, download } = useDownload(name);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
        {words}
        {sheet && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            ({sheet})
          </Box>
        )}
      </Typography>
      <Button
        size="small"
        color="inherit"
        startIcon={<DownloadOutlined />}
        aria-label={`Download CSV: ${words}`}
        {...busyButtonProps(busy, () => void download(path))}
        sx={{ minHeight: 44 }}
      >
        {busy ? 'Preparing CSV...' : 'CSV'}
      </Button>
    </Box>
  );
};

interface FileListProps {
  title: string;
  text: string;
  files: FileLineProps[];
}

const FileList = ({ title, text, files }: FileListProps) => {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {text}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          ...{ m: 0, p: 0, listStyle: 'none', display: 'grid', columnGap: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {files.map((file) => (
          <FileLine key={file.name} {...file} />
        ))}
      </Box>
    </Box>
  );
};

/** Downloads of the GST return, one file for each sheet. */
export const ReturnFiles = ({ view }: { view: GstUrlState }) => (
  <FileList
    title="Files for the GST return"
    text="Import these files into the returns offline tool of gst.gov.in for form GSTR-1."
    files={(Object.keys(gstFiles) as GstFile[]).map((file) => ({
      ...{ words: gstFiles[file], sheet: file },
      ...{ name: fileName(file, view), path: gstPath(file, view) },
    }))}
  />
);

/** Download of the journal for the days of the return, not for the days of the reports. */
export const JournalFile = ({ view }: { view: GstUrlState }) => (
  <FileList
    title="Journal for accounting"
    text={`Double-entry journal of invoices, bills of supply, credit notes and payments for the ${view.isQuarter ? 'quarter' : 'month'} chosen in the GST return (${periodText(view, 'DAY')}).`}
    files={[{ words: 'Journal', name: fileName('journal', view), path: journalPath(view) }]}
  />
);
