import { showToast } from "#ui/overlays/toast-store.ts";

/** A browser may refuse; then the text stays where it can be selected. */
export async function copyText(text: string, said: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: said, tone: "success" });
  } catch {
    showToast({
      text: "Your browser blocked copying. Select the text and copy it yourself.",
      tone: "warning",
    });
  }
}
