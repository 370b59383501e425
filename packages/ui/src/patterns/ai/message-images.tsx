type MessageImagesProps = {
  /** Images with their addresses and sizes in pixels. */
  images: readonly { id: string; url: string; width: number; height: number }[];
};

/** Shows the images of a chat message; each opens in full. */
export function MessageImages({ images }: MessageImagesProps) {
  return (
    <ul aria-label="Images" className="mb-2 flex flex-wrap justify-end gap-2">
      {images.map(({ id, url, width, height }, at) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open image ${at + 1} of ${images.length}`}
            className="block rounded-1"
          >
            <img
              src={url}
              alt=""
              width={width}
              height={height}
              className="h-auto max-h-60 w-auto max-w-full rounded-1 border border-line bg-surface"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
