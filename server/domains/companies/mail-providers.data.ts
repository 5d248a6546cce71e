/** Where anyone has a mailbox. */
export const mailProviders = new Set(
  (
    "gmail.com googlemail.com outlook.com live.com msn.com icloud.com me.com mac.com aol.com aim.com mail.com email.com " +
    "usa.com live.at live.be live.ca live.cl live.cn live.co.uk live.co.za live.com.ar live.com.au live.com.mx live.com.pt " +
    "live.de live.dk live.fr live.ie live.in live.it live.jp live.nl live.no live.ru live.se web.de t-online.de freenet.de " +
    "arcor.de mail.de posteo.de posteo.net mailbox.org proton.me pm.me protonmail.com protonmail.ch tuta.com tuta.io " +
    "tutamail.com tutanota.com tutanota.de keemail.me fastmail.com fastmail.fm hey.com zoho.com zohomail.com zohomail.eu " +
    "hushmail.com mailfence.com runbox.com duck.com inbox.com inbox.lv mail.ru inbox.ru list.ru bk.ru internet.ru " +
    "rambler.ru ya.ru yandex.com yandex.ru yandex.by yandex.kz yandex.ua yandex.com.tr ukr.net i.ua meta.ua abv.bg " +
    "seznam.cz email.cz post.cz centrum.cz wp.pl o2.pl onet.pl interia.pl op.pl gazeta.pl freemail.hu citromail.hu " +
    "orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr libero.it virgilio.it tiscali.it alice.it tin.it " +
    "bluewin.ch telenet.be skynet.be ziggo.nl kpnmail.nl planet.nl hetnet.nl xs4all.nl home.nl btinternet.com talktalk.net " +
    "virginmedia.com ntlworld.com blueyonder.co.uk eircom.net comcast.net verizon.net att.net sbcglobal.net bellsouth.net " +
    "cox.net charter.net earthlink.net optonline.net shaw.ca sympatico.ca videotron.ca bigpond.com bigpond.net.au " +
    "optusnet.com.au xtra.co.nz qq.com foxmail.com 163.com 126.com yeah.net sina.com sohu.com aliyun.com 139.com 189.cn " +
    "naver.com hanmail.net daum.net nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp rediffmail.com uol.com.br bol.com.br " +
    "terra.com.br ig.com.br walla.co.il"
  ).split(" "),
);

/** Providers that have the same name in many countries, as yahoo.co.uk and yahoo.fr. */
export const mailProviderNames = new Set([
  "yahoo",
  "ymail",
  "rocketmail",
  "hotmail",
  "outlook",
  "windowslive",
  "gmx",
]);
