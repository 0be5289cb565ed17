// The words this program uses, each explained once.

export interface GlossaryEntry {
  readonly term: string;
  readonly means: string;
}

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'Absentee ballot',
    means: 'A mail ballot for a voter who cannot come to the polls for one of the reasons in Election Law §15-120.',
  },
  { term: 'Affirmation', means: 'What the voter declares and signs on the back of the return envelope.' },
  {
    term: 'Agent',
    means:
      'The person an applicant names to collect the ballot. Besides the voter, only the agent named in the application may collect it.',
  },
  {
    term: 'Application',
    means: 'The voter’s written request for a mail ballot. Not the ballot, and not the envelope.',
  },
  {
    term: 'Calendar anchor',
    means:
      'The day from which the political calendar is counted. It is the polling day, except when March 17 is the third Tuesday of March.',
  },
  {
    term: 'Certificate of §15-120(3)',
    means: 'The applicant’s certificate in place of an affidavit. A village may ask for it on the application.',
  },
  {
    term: 'Conspicuous public place',
    means:
      'A place in the village where people pass and can read a notice. At least six are needed, and each polling place; whether one of these may be one of the six is open.',
  },
  {
    term: 'Determination',
    means:
      'The clerk’s decision on an application. For an absentee ballot it is made from the application alone; for an early mail ballot the clerk also checks that the voter is registered at that address (§15-119(7)).',
  },
  {
    term: 'Early mail ballot',
    means:
      'A ballot by mail for any registered voter of the village, without a reason (§15-119, since 2024). It has an application of its own.',
  },
  { term: 'Edition', means: 'A paper that left the office, numbered and kept exactly as it was printed.' },
  {
    term: 'Election district',
    means: 'A part of the village that votes at one polling place. Many villages are a single district.',
  },
  {
    term: 'Happened on, recorded at',
    means:
      'When something took place, as told, and when it was written into the program. The second cannot be changed.',
  },
  {
    term: 'Inspectors of election',
    means:
      'The people who run a polling place. They decide who is a qualified elector and whether an envelope is counted.',
  },
  {
    term: 'Official newspaper',
    means:
      'The newspaper the village has named. “Publish” in Article 15 means printed there; without one, in a paper of general circulation in the village.',
  },
  {
    term: 'One live ballot',
    means:
      'Of all ballots sent to one voter, the one that may still be counted. When another is sent, the one before it is cancelled.',
  },
  { term: 'Polling day', means: 'The day people vote.' },
  { term: 'Post', means: 'To put up a paper where people can read it. Not the same as to publish.' },
  {
    term: 'Proposition',
    means:
      'A question put to the voters. Under §15-104(5) the vote on it is void if the required notice of election is not given.',
  },
  {
    term: 'Publish',
    means: 'To have a notice printed in the newspaper within the time the law sets. A website does not count.',
  },
  {
    term: 'Qualified elector',
    means:
      'A person who may vote in this election. For an absentee ballot the inspectors decide it and the clerk does not (§15-120(5)).',
  },
  {
    term: 'Return envelope',
    means: 'The envelope, addressed to the village clerk, in which a voted mail ballot comes back.',
  },
  {
    term: 'Set aside',
    means:
      'Kept apart, sealed and unopened, until a challenge is settled. Such envelopes have a list and a total of their own.',
  },
  {
    term: 'Specifically published',
    means: 'The condition under which the move of the polling day to March 18 takes effect (§15-104(1)(b)).',
  },
  {
    term: 'Term, full and unexpired',
    means: 'An unexpired term is the rest of a term somebody left. Both may be on one ballot for the same office.',
  },
  {
    term: 'Transmittal',
    means:
      'The sheet that goes with the returned envelopes to the inspectors of one district, once for each run on polling day. Clerk and inspector sign it, with the number they counted.',
  },
  {
    term: 'Worksheet',
    means:
      'The sheet on which the inspectors write what they determine of each envelope, and what the chair put into the box.',
  },
];
