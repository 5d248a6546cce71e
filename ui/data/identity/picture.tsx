import { type ReactNode, useState } from "react";

interface PictureProps {
  src: string | null | undefined;
  className: string | undefined;
  /** What it shows, where it says more than the name beside it. */
  alt?: string | null;
  /** Shown where there is no picture, or it cannot be loaded. */
  instead: ReactNode;
}

/** A picture of what is named beside it. */
export function Picture({ src, className, alt, instead }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || src === failed) return instead;
  return (
    <img
      className={className}
      src={src}
      alt={alt ?? ""}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      // It may have failed before the page could hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src);
      }}
    />
  );
}
