import { formatNumber } from './format-count';

const bytesPerMegabyte = 1024 ** 2;
/** Minimum that is shown, so that a file with content never reads as empty. */
const minMegabytes = 0.01;

/** Formats a size in MB with two decimals, 1 MB being 1,048,576 bytes: `2.70MB`. The smallest file reads `0.01MB`. */
export function formatFileSize(bytes: number) {
  const megabytes = bytes > 0 ? Math.max(minMegabytes, bytes / bytesPerMegabyte) : 0;
  return `${megabytes.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}MB`;
}

/** Formats the size limit of a file in MB, with a decimal only if needed: `10MB`. */
export function formatSizeLimit(bytes: number) {
  return `${Number((bytes / bytesPerMegabyte).toFixed(1))}MB`;
}

type FileSizeProps = { bytes: number };

/** Shows the size of a file in MB, and the exact number of bytes on hover. */
export function FileSize({ bytes }: FileSizeProps) {
  return (
    <span title={`${formatNumber(bytes)} bytes`} className="whitespace-nowrap tabular-nums">
      {formatFileSize(bytes)}
    </span>
  );
}
