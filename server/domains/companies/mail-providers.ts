/** Whoever reads a mailbox here says nothing about a company. */
export const mailProviders = new Set(
  (
    "gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com " +
    "aol.com gmx.de gmx.net gmx.com web.de t-online.de proton.me protonmail.com mail.com mail.ru yandex.com yandex.ru " +
    "qq.com 163.com 126.com fastmail.com zoho.com hey.com tutanota.com posteo.de orange.fr free.fr laposte.net comcast.net"
  ).split(" "),
);
