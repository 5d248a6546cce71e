import { type ChatCall, refuseUnlessServer } from "../context.ts";

interface Sqs {
  sqs_url?: string | null | undefined;
  sqs_key?: string | null | undefined;
  sqs_secret?: string | null | undefined;
}
interface Sns {
  sns_topic_arn?: string | null | undefined;
  sns_key?: string | null | undefined;
  sns_secret?: string | null | undefined;
}
const notServed = "this service does not write to queues, so nothing was called";

/** Finds mistakes in the settings of a queue, without calling it. */
export async function checkSqs(call: ChatCall, given: Sqs) {
  refuseUnlessServer(call);
  const settings = await call.settings.get();
  const url = given.sqs_url || settings.sqs_url;
  const complete = Boolean((given.sqs_key || settings.sqs_key) && (given.sqs_secret || settings.sqs_secret));
  const fits = /^https:\/\/sqs\.[a-z0-9-]+\.amazonaws\.com(\.cn)?\/\d{12}\/[\w-]{1,80}(\.fifo)?$/.test(url);
  return verdict({ fits, complete, wrong: `"${url}" is not the address of a queue`, key: "sqs_key" });
}

export async function checkSns(call: ChatCall, given: Sns) {
  refuseUnlessServer(call);
  const settings = await call.settings.get();
  const topic = given.sns_topic_arn || settings.sns_topic_arn;
  const complete = Boolean((given.sns_key || settings.sns_key) && (given.sns_secret || settings.sns_secret));
  const fits = /^arn:aws[\w-]*:sns:[a-z0-9-]+:\d{12}:[\w-]{1,256}(\.fifo)?$/.test(topic);
  return verdict({ fits, complete, wrong: `"${topic}" is not the name of a topic`, key: "sns_key" });
}

function verdict({
  fits,
  complete,
  wrong,
  key,
}: {
  fits: boolean;
  complete: boolean;
  wrong: string;
  key: string;
}) {
  const error = !fits ? wrong : !complete ? `${key} and its secret are required` : notServed;
  return { status: "error" as const, error, data: {} };
}
