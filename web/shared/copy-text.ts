import { showToast } from "#ui/overlays/toast-store.ts";

/** Whether it was copied. A browser may refuse; then the text stays where it can be selected. */
export async function copyText(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: said, tone: "success" });
    return true;
  } catch {
    showToast({
      text: "Your browser blocked copying. Select the text and copy it yourself.",
      tone: "warning",
    });
    return false;
  }
}
