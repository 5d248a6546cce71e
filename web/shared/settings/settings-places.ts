/** Parts of the settings that are looked for by name; the place is the end of their address. */
export const settingsPlaces = [
  { place: "?tab=security#password", label: "Change your password", keywords: ["passphrase"] },
  {
    place: "?tab=security#two-factor",
    label: "Set up two-factor authentication",
    keywords: ["2fa", "totp", "authenticator app", "security"],
  },
  { place: "?tab=security#passkeys", label: "Add a passkey", keywords: ["fingerprint", "face", "webauthn"] },
  {
    place: "?tab=security#sign-ins",
    label: "See who signed in",
    keywords: ["sign-in log", "history", "security", "wasn’t me"],
  },
  { place: "#email", label: "Change your email", keywords: ["email"] },
  {
    place: "#emails",
    label: "Choose which emails you get",
    keywords: ["notifications", "unsubscribe", "email"],
  },
  {
    place: "#push",
    label: "Turn on notifications on this device",
    keywords: ["push", "quiet hours", "notifications", "do not disturb"],
  },
  { place: "#time-zone", label: "Change your time zone", keywords: ["clock", "morning", "hours"] },
  {
    place: "#region",
    label: "Change your region",
    keywords: ["country", "locale", "date format", "number format", "currency"],
  },
  { place: "#sound", label: "Turn music on or off", keywords: ["sound", "audio", "mute", "volume"] },
  {
    place: "?tab=security#devices",
    label: "See where you’re signed in",
    keywords: ["sessions", "devices", "log out"],
  },
  {
    place: "?tab=privacy#held",
    label: "See what is kept about me",
    keywords: ["privacy", "retention", "gdpr", "your data"],
  },
  {
    place: "?tab=privacy#your-data",
    label: "Download my data",
    keywords: ["export", "your data", "privacy"],
  },
  {
    place: "?tab=privacy#your-data",
    label: "Delete my account",
    keywords: ["delete account", "close", "remove", "erase", "privacy"],
  },
] as const;

/** Parts that only job seekers have. */
export const seekerSettingsPlaces = [
  {
    place: "#memory",
    label: "See what the coach remembers",
    keywords: ["memory", "memories", "forget", "coach", "assistant"],
  },
] as const;
