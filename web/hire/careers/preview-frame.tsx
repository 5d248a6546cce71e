import { type RefObject, useEffect, useRef, useState } from "react";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import styles from "./careers-editor.module.css";

const widths = { desktop: 1200, phone: 390 } as const;
type Device = keyof typeof widths;

interface PreviewFrameProps {
  slug: string;
  frame: RefObject<HTMLIFrameElement | null>;
}

/** The page as it is saved now, in the width of a desk or of a phone, made smaller where there is less room. */
export function PreviewFrame({ slug, frame }: PreviewFrameProps) {
  const [device, setDevice] = useState<Device>("desktop");
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const scale = Math.min(1, room / widths[device]);
  return (
    <div className={styles.preview}>
      <Segmented
        label="Width of the preview"
        value={device}
        onChange={setDevice}
        segments={[
          { value: "desktop", label: "Desktop" },
          { value: "phone", label: "Phone" },
        ]}
      />
      <div ref={box} className={styles.box}>
        <iframe
          ref={frame}
          title="Preview of your careers page"
          src={`/${slug}/careers?${new URLSearchParams({ preview: "true", slug })}`}
          style={{ width: widths[device], height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}

function useWidth(of: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState<number>(widths.desktop);
  useEffect(() => {
    if (!of.current) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(entry.contentRect.width || widths.phone),
    );
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);
  return width;
}
