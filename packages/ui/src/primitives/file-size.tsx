const bytesPerMegabyte = 1024 ** 2;
/** A file that holds something never reads as one that holds nothing. */
const leastMegabytes = 0.01;

/** Gives a size in MB with two decimals, one MB being 1,048,576 bytes: `2.70 MB`; the smallest file reads `0.01 MB`. */
export function formatFileSize(bytes: number) {
  const megabytes = bytes > 0 ? Math.max(leastMegabytes, bytes / bytesPerMegabyte) : 0;
  return `${megabytes.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} MB`;
}

type FileSizeProps = { bytes: number };

/** The size of a file as `formatFileSize` words it; the exact number of bytes shows on hover. */
export function FileSize({ bytes }: FileSizeProps) {
  return (
    <span title={`${bytes.toLocaleString('en')} bytes`} className="whitespace-nowrap tabular-nums">
      {formatFileSize(bytes)}
    </span>
  );
}
