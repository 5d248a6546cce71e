import { type RefObject, useEffect, useRef } from "react";
import { type PreviewMessage, previewMessage, tellPreview } from "#web/shared/careers/preview-message.ts";

/** Tells the preview what happens in the editor, and repeats what it missed while it was loading. */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>) {
  const told = useRef<PreviewMessage | null>(null);
  useEffect(() => {
    function tellAgain({ origin, data, source }: MessageEvent) {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (previewMessage(data)?.ready && told.current) tellPreview(frame.current, told.current);
    }
    window.addEventListener("message", tellAgain);
    return () => window.removeEventListener("message", tellAgain);
  }, [frame]);
  return (message: PreviewMessage) => {
    told.current = { ...told.current, ...message };
    tellPreview(frame.current, message);
  };
}
