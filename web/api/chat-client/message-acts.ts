import { chatContract } from "#contract/chat/index.ts";
import type { Poll } from "#contract/chat/poll-shapes.ts";
import type { Message } from "#contract/chat/shapes.ts";
import type { Calls } from "./calls.ts";
import type { Frame } from "./transport.ts";

const { messages, reactions, polls } = chatContract;
type Receive = (frame: Frame) => void;

/** What can be done with a message that was sent; the answer counts at once, as its event would. */
export class MessageActs {
  private readonly calls: Calls;
  private readonly receive: Receive;

  constructor(calls: Calls, receive: Receive) {
    this.calls = calls;
    this.receive = receive;
  }

  async edit(id: string, text: string, mentioned: readonly string[] = []) {
    const set = { text, mentioned_users: [...mentioned] };
    await this.calls.call(messages.updateMessagePartial, { params: { id }, body: { set } });
  }

  async remove(id: string) {
    await this.calls.call(messages.deleteMessage, { params: { id }, query: {} });
  }

  async bringBack(id: string) {
    await this.calls.call(messages.undeleteMessage, { params: { id }, body: {} });
  }

  async pin(id: string, pinned: boolean) {
    await this.calls.call(messages.updateMessagePartial, { params: { id }, body: { set: { pinned } } });
  }

  /** Reacts, or takes the reaction back when it is there. */
  async react(message: Message, type: string) {
    const params = { id: message.id, type };
    if (message.own_reactions.some((own) => own.type === type))
      await this.calls.call(reactions.deleteReaction, { params });
    else await this.calls.call(reactions.sendReaction, { params, body: { reaction: { type } } });
  }

  /** Votes; where all votes are given, the oldest own one is taken back first. */
  async vote(message: Message, optionId: string) {
    const poll = message.poll as Poll;
    const own = poll.own_votes
      .filter((vote) => !vote.answer_text)
      .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
    const most = poll.max_votes_allowed;
    if (!poll.enforce_unique_vote && most && own.length >= most) await this.takeBack(message, own[0]!.id);
    await this.cast(message, { option_id: optionId });
  }

  answer(message: Message, text: string) {
    return this.cast(message, { answer_text: text });
  }

  async takeBack(message: Message, voteId: string) {
    const { poll } = await this.calls.call(polls.removeVote, {
      params: { id: message.id, pollId: message.poll_id!, voteId },
    });
    if (poll) this.takePoll(message, poll);
  }

  async suggest(poll: Poll, text: string) {
    await this.calls.call(polls.createPollOption, { params: { id: poll.id }, body: { text } });
  }

  /** Closing is a change like any other. */
  async closePoll(poll: Poll) {
    const body = { set: { is_closed: true } };
    await this.calls.call(polls.updatePollPartial, { params: { id: poll.id }, body });
  }

  private async cast(message: Message, vote: { option_id?: string; answer_text?: string }) {
    const { poll } = await this.calls.call(polls.castVote, {
      params: { id: message.id, pollId: message.poll_id! },
      body: { vote },
    });
    if (poll) this.takePoll(message, poll);
  }

  /** An anonymous poll's events name nobody: one's own votes come with the answer alone. */
  private takePoll(message: Message, poll: Poll) {
    this.receive({ type: "poll.answered", cid: message.cid, poll });
  }
}
