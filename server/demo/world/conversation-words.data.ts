/** One turn: who speaks (h: hiring team, c: candidate) and what; talk is made of an opening, topics and an ending. */
export type Turn = `${"h" | "c"}: ${string}`;

export const openingsOf: Record<string, Turn[][]> = {
  pending: [
    [
      "c: Hello {manager}, I [applied|have just applied] for {job} and [have one question|was wondering about something]. [Is the place fixed, or could it be done partly from {city}?|Does the team work together in one room or mostly in writing?|How large is the team today?]",
      "h: Hi {first}, thank you for writing. [Good question|Fair question], and the honest answer is longer than a message: [it depends on the season|it has changed twice this year]. Let us put it first if we talk. We read applications on {weekday}, you will hear from me either way.",
    ],
    [
      "h: {first}, I am reading your application for {job}. You mention {past}. [What was your own part in it?|Who did you work with there?]",
      "c: Hi {manager}. [I did the plan and about half of the work; a colleague did the other half|I joined as the second of four and left as the one who knew where everything was]. Happy to send [an example|a short write-up].",
    ],
  ],
  accepted: [
    [
      "h: Hello {first}, I look after {job} at {company}. Your work at {past} is close to what we are short of. Would you talk with us for [half an hour|30 minutes], no preparation needed?",
      "c: Hello {manager}, [thank you for not sending a template|that is kind]. I was not looking, but [{work} interests me|I have read about {work}]. [Tuesday|Thursday] after four would work.",
    ],
    [
      "h: Hi {first}. [A colleague pointed me to you|I found you while looking for somebody who has done {field}]. We are {company}; the seat is {job}. Pay and place are in the post, so you can say no quickly.",
      "c: I like being able to say no quickly, so: maybe. [What would the first three months look like?|Why is the seat free?]",
      "h: [The first month is reading, visiting and fixing small things. Then you take over a part of {work}|Because the person who had it now leads the team]. She would be glad to tell you herself.",
    ],
  ],
  screen: [
    [
      "h: {first}, thank you for applying for {job}. [Your answers made the choice easy|Two of us said yes within the hour]. Could we speak for 40 minutes [this week|next week]?",
      "c: Gladly. [Wednesday morning or Friday after two|Any day before ten, or Thursday all day].",
    ],
    [
      "h: Hi {first}, we would like to get to know you for {job}. I am {manager}, and you would work with me. Shall we talk on {weekday}?",
      "c: Hi {manager}, {weekday} is good. [Is there anything I should read first?|Video or phone?]",
      "h: [The post and our page are enough|Only the post. Bring questions]. [Video, if your line allows|Phone is fine].",
    ],
  ],
  interview: [
    [
      "h: {first}, we enjoyed the call. Next is [a half day with the team, paid|two conversations of 45 minutes|a work sample on a real past problem, paid]. Would [Tuesday|Thursday] at {hour}:00 suit you?",
      "c: It would. Who will be there?",
      "h: [Two people you would sit beside, and me for the last ten minutes|{manager2} and I]. They will ask about {past}.",
    ],
    [
      "h: Good news, {first}: we would like to see you again for {job}. I have put three times into the calendar, choose any.",
      "c: I took {weekday} at {hour}:00. [Do I need to prepare anything?|May I bring something I made?]",
      "h: [Please do|Bring one thing you are proud of and one that went wrong]. That is the whole preparation.",
    ],
  ],
  offer: [
    [
      "h: {first}, everyone said yes. The offer is in your mail: the salary you named, start when you can. Please take the days you need.",
      "c: That is [wonderful|very good] news, thank you. May I have until {weekday}?",
      "h: Of course. Ask me anything in the meantime, including the awkward things.",
    ],
  ],
  hired: [
    [
      "h: Welcome, {first}. Signed on both sides as of this morning.",
      "c: I am very happy. [I told my family before I told my plants|My notice is handed in].",
      "h: Your first week is mostly lunch. {manager2} will meet you at [nine|ten] by the door.",
    ],
  ],
  denied: [
    [
      "h: {first}, thank you for the time you gave us. We chose somebody who has done more of {skill}, and it was close. Your [work sample|second conversation] was among the best we saw.",
      "c: Thank you for telling me, and why. [May I ask what I should learn first?|I would like to try again in a year.]",
      "h: [More time with {skill} in production, less polishing. And please do apply again|I hope you do. I have made a note to write to you first].",
    ],
  ],
  declined: [
    [
      "c: Dear {manager}, I have to withdraw. [I accepted another offer on Friday|My partner's job keeps us in {city}|I am staying where I am, with more responsibility]. You were kind throughout.",
      "h: I am sorry for us and glad for you, {first}. Thank you for saying so directly. The door stays open.",
    ],
  ],
};

export const topics: Turn[][] = [
  [
    "c: One practical thing: how is on-call shared? The post says “a fair share”.",
    "h: [Five people today, six with you|One week in six]. Nobody takes any in their first [two months|eight weeks], and the day after a bad night is free.",
    "c: That is a straight answer, thank you.",
  ],
  [
    "c: Is the salary range firm? I am at the upper end of it today.",
    "h: The range is firm, the place within it is not. With {years} years of {field} you would be in the upper third.",
  ],
  [
    "h: Would you be able to come to {companyCity} [once a fortnight|two days a month]? We pay the train and a room.",
    "c: Yes, if I know the dates [a few weeks|a month] ahead. I share the school run.",
  ],
  [
    "c: I work four days at the moment. Would that be possible here too?",
    "h: [Two of us do|It would be, with Wednesdays in]. We adjust the pay, not the expectations of a meeting-free day.",
    "c: Good to hear. Then I stay very interested.",
  ],
  [
    "h: Could you send the example you mentioned, about {skill}?",
    "c: Here is a short write-up, names removed: https://portfolio.example/{handle}/notes. The interesting part is page two.",
    "h: Read it on the train. The paragraph on what went wrong is why I trust the rest.",
  ],
  [
    "c: I am afraid I have to move our call, [my daughter is ill|the clinic called|a pipe burst]. Could we take {weekday} instead?",
    "h: No trouble at all. {weekday}, same hour. [Get well soon to her|Good luck with the water|Take care].",
  ],
  [
    "c: Do you help with a visa or a move? I would come from {city}.",
    "h: We do both: the paperwork, a month of rent and a person who knows which office opens when.",
  ],
  [
    "h: What would make you say no to us?",
    "c: [Surprises about evenings|A team that does not talk to its customers|Being the only one who does {skill}]. Nothing you have told me sounds like it.",
    "h: Then let me tell you the worst thing: [our tests are slow and we know it|the building is cold until ten|we have changed the plan twice this year].",
  ],
  [
    "c: I use a screen reader. Is there a coding or drawing part I should know about?",
    "h: Thank you for telling us. We will send everything as text the day before and give you as long as you need. Two colleagues work that way too.",
  ],
  [
    "h: May we talk to somebody from {past}? Only with your yes.",
    "c: Yes. My former lead said she would be glad to. I will introduce you by mail.",
    "h: We spoke today. She said you are the person who writes it down. I meant to tell you because nobody ever hears their references.",
  ],
  [
    "c: What happened to the last person in this seat?",
    "h: She moved inside the company and sits about four metres away. You can have a coffee with her before you decide.",
  ],
  [
    "c: How do you decide things when you disagree?",
    "h: Somebody writes one page, everybody has three days, one named person decides. We get it wrong sometimes and write that down as well.",
    "c: I have worked without that. I would like to try it with.",
  ],
  [
    "h: Which part of {work} would you want to touch first?",
    "c: Probably the dull middle: what happens when something arrives late. That is where {past} lost most of its time.",
    "h: You have just described our roadmap for spring.",
  ],
  [
    "c: May I bring my own [keyboard|tools|chair]?",
    "h: Please do. The last person brought a plant of two metres.",
  ],
  [
    "h: A small update: we are [two days late|waiting for one person who is ill]. You will hear by {weekday}, I promise.",
    "c: Thank you for not leaving me guessing.",
  ],
  [
    "c: I forgot to ask: is there parental leave, and does it start on day one?",
    "h: It does, for every parent. It is in the post under what you get, and I can send the policy, it is a page and a half.",
  ],
];

export const endings: Record<string, Turn[][]> = {
  pending: [
    ["c: Thank you, that helps. [I look forward to hearing from you|Have a good week]."],
    ["h: I will be back to you by {weekday}."],
  ],
  accepted: [
    ["h: I have sent an invitation for {weekday} at {hour}:00. [Looking forward to it|See you then]."],
    ["c: {weekday} it is."],
  ],
  screen: [
    ["h: Then {weekday} at {hour}:00. I will call you.", "c: [Talk to you then|I will be there, with tea]."],
    ["c: Looking forward to it."],
  ],
  interview: [
    [
      "c: [See you on {weekday}|Until {weekday} then]. [I will take the early train|I will bring the thing that went wrong].",
    ],
    [
      "h: The address and the name at the door are in the invitation. [Ring twice|The bell is the small one].",
    ],
  ],
  offer: [
    [
      "c: I have slept on it and spoken at home. One question left: could I start on the first of the month after next?",
      "h: Yes. I have changed the date in the letter.",
    ],
    ["c: I will sign tonight. Thank you, all of you."],
  ],
  hired: [
    ["c: See you on Monday. I have practised the names."],
    ["h: The laptop is on its way. If it arrives with a Danish keyboard, tell me."],
  ],
  denied: [["c: Understood, and thank you for the honest note."]],
  declined: [["c: Thank you for understanding. I tell people about you, in a good way."]],
};

/** Conversations of Saltmarsh that are told word for word; hours are before now. "t" speaks in the team's thread on the turn before. */
export const knownTalk: Record<string, [who: string, hours: number, text: string][]> = {
  "Freya Lindqvist": [
    [
      "Marit Oakes",
      17.5,
      "Freya, your ensemble work at Väderlab is close to what we are short of. Joel and I read your note on cold-start bias twice.\n\nCould we talk for 40 minutes this week? You would meet the two people you would work beside.",
    ],
    [
      "c",
      15.8,
      "Gladly. One thing before that: the job says “one night in six” on call. Is that six people today, or six once this job is filled?",
    ],
    ["t Marit Oakes", 15.6, "Fair question. @Joel Tran what is the rota really?"],
    ["t Joel Tran", 15.4, "Five since Ana moved to forecasts. Six is a promise, not a fact."],
    ["t Marit Oakes", 1.2, "Then we say so. I can take her share until spring."],
    ["t Joel Tran", 0.9, "Good. I will fix the wording in the job as well."],
    [
      "Marit Oakes",
      0.8,
      "Five today, six with you. Until then Dilip and I each take a second night, and we do not ask new people for any in their first eight weeks.",
    ],
    ["c", 0.4, "That is a straight answer, thank you. Thursday at 14:00 works. Who will be there?"],
  ],
  "Adaeze Nwosu": [
    [
      "Marit Oakes",
      3.6,
      "Thank you for applying, Adaeze. The post asks for two days a month in Bristol. Your profile says Lagos for the last job, so I wanted to ask.",
    ],
    ["c", 0.9, "I moved to Bristol in May, so two days is fine. I would come for four."],
  ],
  "Inês Carvalho": [
    [
      "Marit Oakes",
      1.6,
      "Inês, Joel speaks highly of you. Your resume says “some Go”. Is there a piece of it we could read?",
    ],
    [
      "c",
      1.2,
      "Yes, the alert router is Go. Here is the write-up: https://rede-hidrica.example/notes/alert-router",
    ],
  ],
  "Kofi Boateng": [
    [
      "Owen Prosser",
      76,
      "Kofi, we would like to show you a gauge at low water. Thursday week, 06:40 at Portishead, boots on us?",
    ],
    ["c", 75, "I will be there at 06:30."],
    ["Owen Prosser", 74, "Good answer. There is a small test: find out why it has gone quiet."],
    ["c", 73, "May I bring my own multimeter?"],
  ],
  "Mateo Ríos Aldana": [
    [
      "Marit Oakes",
      150,
      "Mateo, the half day is on Tuesday: a real problem from the February storm, with Joel and Dilip beside you. It is paid.",
    ],
    ["c", 147, "Thank you. Should I know anything about tides first?"],
    ["Marit Oakes", 146, "Only that they do not wait."],
    ["c", 80, "That was the best interview I have had. I still think about the gauge that lied."],
    ["Marit Oakes", 77, "Thank you for the half day, answer by Friday."],
  ],
  "Elin Hughes": [
    ["Hester Vane", 120, "Elin, it is a yes from all of us. The letter is in your mail."],
    ["c", 101, "I read it on the bus and missed my stop."],
    ["Hester Vane", 100, "Then take until Friday, and the right bus."],
    ["c", 52, "I accepted. See you on the quay."],
  ],
};
