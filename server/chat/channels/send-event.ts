import { type ChatCall, actorOf } from "../context.ts";
import { mayShare } from "../policy/privacy.ts";
import { ChatRefusal, notAllowed } from "../protocol/errors.ts";
import { inChannel } from "../store/events/record-event.ts";
import { usersById } from "../store/users/queries.ts";
import { openChannel } from "../policy/open-channel.ts";
import { refuseReader, refuseWithout } from "../policy/channel-rules.ts";
import { cidOf } from "../store/channels/cid.ts";

const mostBytes = 5000;
/** Events only the service itself sends. */
const reserved =
  /^(message|notification|channel|member|reaction|user|health|connection|poll|draft|thread|reminder)\./;

/** Sends watchers an event that is not stored: typing, or a custom one of the product. */
export async function sendEvent(
  call: ChatCall,
  at: { type: string; id: string },
  event: { type: string } & Record<string, unknown>,
) {
  const userId = actorOf(call);
  const { channel, member } = await openChannel(call, cidOf(at.type, at.id));
  if (Buffer.byteLength(JSON.stringify(event)) > mostBytes) throw new ChatRefusal(22, "the event is too big");
  if (!member && call.caller.kind !== "server") throw notAllowed("only members may send events");
  refuseReader(call, member);
  const typing = event.type === "typing.start" || event.type === "typing.stop";
  if (typing) refuseWithout(call, channel, "typing_events");
  if (!typing && reserved.test(event.type))
    throw new ChatRefusal(18, `the event ${event.type} cannot be sent`);
  if (!typing) refuseWithout(call, channel, "custom_events");
  const people = await usersById(call.db, [userId], call.now());
  const user = people.get(userId);
  const payload = inChannel(channel, { ...event, user }, call.now());
  if (!typing || mayShare(user, "typing_indicators"))
    call.hub.broadcast({ cid: channel.cid, except: userId }, payload);
  return { event: payload };
}
