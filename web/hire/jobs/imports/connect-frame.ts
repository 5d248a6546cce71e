import { showKomboConnect } from "@kombo-api/connect";
import styles from "./connect-frame.module.css";

/** Lets a team choose its system and give access in a frame over the whole screen; answers the token of the connection. */
export async function openConnectFrame(link: string): Promise<string> {
  const dialog = document.createElement("dialog");
  dialog.className = styles.frame!;
  dialog.ariaLabel = "Connect your account";
  document.body.append(dialog);
  dialog.showModal();
  try {
    const connected = showKomboConnect(link, { container: dialog });
    addCancel(dialog);
    return await connected;
  } finally {
    dialog.remove();
  }
}

/** A way out of a frame that does not load; what happens in here is no business of the dialog below. */
function addCancel(dialog: HTMLDialogElement) {
  for (const name of ["pointerdown", "mousedown", "click", "keydown", "focusin"])
    dialog.addEventListener(name, (event) => event.stopPropagation());
  const frame = dialog.querySelector("iframe");
  frame?.setAttribute("title", "Connect your account");
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles.cancel!;
  button.textContent = "Cancel";
  dialog.append(button);
  /** As the frame says it when its own way out is taken. */
  const cancel = (event: Event) => {
    event.preventDefault();
    const source = frame?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent("message", { source, data: { type: "close" } }));
  };
  button.addEventListener("click", cancel);
  dialog.addEventListener("cancel", cancel);
}
