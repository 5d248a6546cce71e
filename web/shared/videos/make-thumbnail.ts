const width = 640;
const patienceMs = 5000;

export interface Glimpse {
  /** A JPEG as a data URL; left out where the browser cannot show the video. */
  thumbnail?: string;
  /** Null where the browser cannot tell. */
  seconds: number | null;
}

/** A picture from the first second of a video, and its length, as far as this browser can read it. */
export async function glimpseOf(video: Blob): Promise<Glimpse> {
  const address = URL.createObjectURL(video);
  const screen = document.createElement("video");
  screen.muted = true;
  screen.playsInline = true;
  screen.preload = "auto";
  screen.src = address;
  try {
    await happened(screen, "loadeddata");
    const seconds = Number.isFinite(screen.duration) ? screen.duration : null;
    // The very first picture is often black.
    screen.currentTime = Math.min(0.5, (seconds ?? 1) / 2);
    await happened(screen, "seeked");
    return { thumbnail: drawn(screen), seconds };
  } catch {
    return { seconds: null };
  } finally {
    screen.removeAttribute("src");
    screen.load();
    URL.revokeObjectURL(address);
  }
}

function happened(screen: HTMLVideoElement, name: "loadeddata" | "seeked") {
  return new Promise<void>((resolve, reject) => {
    const late = setTimeout(reject, patienceMs);
    screen.addEventListener(name, () => (clearTimeout(late), resolve()), { once: true });
    screen.addEventListener("error", reject, { once: true });
  });
}

function drawn(screen: HTMLVideoElement) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(width, screen.videoWidth);
  canvas.height = Math.round((canvas.width * screen.videoHeight) / screen.videoWidth);
  canvas.getContext("2d")!.drawImage(screen, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.75);
}
