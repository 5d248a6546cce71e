const words: Record<string, string> = {
  escape: "Esc",
  enter: "Enter",
  arrowdown: "↓",
  arrowup: "↑",
  shift: "Shift",
  alt: "Alt",
};

/** "mod+k" as it stands on this person's keyboard: "Ctrl K", "⌘ K". */
export function keyWords(shortcut: string): string {
  return shortcut
    .split("+")
    .map((key) => (key === "mod" ? modifier() : (words[key.toLowerCase()] ?? key.toUpperCase())))
    .join(" ");
}

function modifier() {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
