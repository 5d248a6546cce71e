/** Parts of the settings that are looked for by name; the anchor is the part of the address behind the hash. */
export const settingsPlaces = [
  { anchor: "password", label: "Change your password", keywords: ["passphrase"] },
  { anchor: "email", label: "Change your email", keywords: ["email"] },
  {
    anchor: "emails",
    label: "Choose which emails you get",
    keywords: ["notifications", "unsubscribe", "email"],
  },
  {
    anchor: "push",
    label: "Turn on notifications on this device",
    keywords: ["push", "quiet hours", "notifications", "do not disturb"],
  },
  { anchor: "devices", label: "See where you’re signed in", keywords: ["sessions", "devices", "log out"] },
  { anchor: "your-data", label: "Download my data", keywords: ["export", "your data", "privacy"] },
  {
    anchor: "your-data",
    label: "Delete my account",
    keywords: ["delete account", "close", "remove", "erase", "privacy"],
  },
] as const;
