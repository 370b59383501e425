import { figure } from './count-of';

const bytesPerMegabyte = 1024 ** 2;
/** A file with content never reads as an empty one. */
const leastMegabytes = 0.01;

/** Gives a size in MB with two decimals, one MB being 1,048,576 bytes: `2.70MB`; the smallest file reads `0.01MB`. */
export function formatFileSize(bytes: number) {
  const megabytes = bytes > 0 ? Math.max(leastMegabytes, bytes / bytesPerMegabyte) : 0;
  return `${megabytes.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}MB`;
}

/** Gives the limit for a file in MB, with a decimal only if it has one: `10MB`. */
export function formatSizeLimit(bytes: number) {
  return `${Number((bytes / bytesPerMegabyte).toFixed(1))}MB`;
}

type FileSizeProps = { bytes: number };

/** The size of a file as `formatFileSize` words it; the exact number of bytes shows on hover. */
export function FileSize({ bytes }: FileSizeProps) {
  return (
    <span title={`${figure(bytes)} bytes`} className="whitespace-nowrap tabular-nums">
      {formatFileSize(bytes)}
    </span>
  );
}
