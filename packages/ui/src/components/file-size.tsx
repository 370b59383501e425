const bytesPerKilobyte = 1024;
const bytesPerMegabyte = bytesPerKilobyte ** 2;

/** Gives a size in MB with two decimals, one MB being 1,048,576 bytes: `2.70 MB`; what would read 0.00 in KB: `4 KB`. */
export function formatFileSize(bytes: number) {
  const megabytes = Math.max(0, bytes) / bytesPerMegabyte;
  if (megabytes > 0 && megabytes < 0.01) return `${Math.ceil(bytes / bytesPerKilobyte)} KB`;
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
