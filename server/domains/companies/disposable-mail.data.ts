/** Mailboxes that are thrown away after a few minutes. */
export const disposableMail = new Set(
  (
    "10minutemail.com 10minutemail.net 10minmail.de 20minutemail.com 33mail.com anonbox.net anonaddy.me byom.de burnermail.io " +
    "chacuo.net cock.li cool.fr.nf correo.blogos.net crazymailing.com deadaddress.com despam.it discard.email discardmail.com " +
    "discardmail.de dispostable.com dropmail.me dump-email.info e4ward.com einrot.com emailfake.com emailondeck.com " +
    "emailsensei.com emailtemporanea.com emailtemporanea.net emltmp.com eyepaste.com fakeinbox.com fakemail.net " +
    "fakemailgenerator.com fastmailbox.net filzmail.com getairmail.com getnada.com ghosttexter.de gishpuppy.com grr.la " +
    "guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org " +
    "guerrillamailblock.com harakirimail.com hidemail.de hulapla.de inboxalias.com inboxbear.com inboxkitten.com incognitomail.com " +
    "incognitomail.org jetable.org jetable.net jourrapide.com kasmail.com klzlk.com kurzepost.de lroid.com luxusmail.org mail-temp.com " +
    "mail-temporaire.fr mail.tm mailcatch.com maildrop.cc maildu.de mailexpire.com mailforspam.com mailfreeonline.com mailinator.com " +
    "mailinator.net mailinator2.com mailmetrash.com mailmoat.com mailnesia.com mailnull.com mailpoof.com mailsac.com mailshell.com " +
    "mailtemp.info mailtothis.com meltmail.com mintemail.com moakt.com moakt.cc moakt.ws mohmal.com monumentmail.com mt2015.com " +
    "mvrht.net mytemp.email mytrashmail.com nada.email nada.ltd no-spam.ws nospam.ze.tc nospamfor.us nowmymail.com objectmail.com " +
    "onewaymail.com owlymail.com pokemail.net proxymail.eu putthisinyourspamdatabase.com rcpt.at receiveee.com rhyta.com " +
    "safetymail.info sharklasers.com shieldedmail.com sneakemail.com sofort-mail.de spam4.me spamavert.com spambog.com spambog.de " +
    "spambox.us spamcorptastic.com spamex.com spamfree24.org spamgourmet.com spamhole.com spaml.de spammotel.com spamspot.com " +
    "superrito.com suremail.info teleworm.us temp-mail.io temp-mail.org temp-mail.ru tempail.com tempemail.co tempemail.net " +
    "tempinbox.com tempmail.de tempmail.dev tempmail.eu tempmail.net tempmail.plus tempmailo.com tempmailer.com tempomail.fr " +
    "tempr.email temporaryemail.net temporaryinbox.com thankyou2010.com throwawaymail.com tmail.ws tmailinator.com tmpmail.net " +
    "tmpmail.org trash-mail.com trash-mail.de trashmail.com trashmail.de trashmail.me trashmail.net trashmail.org trashymail.com " +
    "tyldd.com wegwerfemail.de wegwerfmail.de wegwerfmail.net wegwerfmail.org wh4f.org yopmail.com yopmail.fr yopmail.net " +
    "you-spam.com zehnminutenmail.de zetmail.com zoemail.org"
  ).split(" "),
);
