/** Whoever may only look leaves it unread for those who decide. */
export function leftUnread() {
  return null;
}
