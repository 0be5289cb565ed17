// Questions of law that several deadlines share. A question of one deadline stands in that deadline's file.
import type { OpenQuestion } from './define-deadline.ts';
import { anchorsDiffer } from './election-facts.ts';

/** Article 15 names “the village clerk” even where the county board conducts the election (§15-100, §15-104(3)–(5)). */
export const countyRunNotices: OpenQuestion = {
  arises: ({ conductedBy }) => conductedBy === 'county-board',
  question: 'The county board conducts this election. Does this duty of §15-104 still fall on the village clerk?',
  safer: 'Yes: the section says “the village clerk” and “any village election”, so it stays on your list.',
  other: 'No: the county board publishes and posts under the rest of the Election Law.',
  ask: 'Agree in writing with the county board who publishes and who posts.',
};

/** §15-102 calls an election of officers a special village election; a vote on a proposition alone may be something else. */
export const propositionOnlyNotices: OpenQuestion = {
  arises: ({ kind }) => kind === 'referendum',
  question: 'Does §15-104 reach an election at which only a proposition is voted upon?',
  safer: 'Yes: do it as for any village election, besides whatever the statute behind the proposition asks for.',
  other: 'No: only the statute that put the proposition on the ballot says what notice is due.',
  ask: 'Ask the village attorney.',
};

/** The same doubt about another section that speaks of village elections. */
export const propositionOnly = (section: string): OpenQuestion => ({
  arises: ({ kind }) => kind === 'referendum',
  question: `Does ${section} reach an election at which only a proposition is voted upon?`,
  safer: 'Yes: go by it as for any village election.',
  other: 'No: it means elections of officers.',
  ask: 'Ask the village attorney.',
});

/** The same doubt about mail ballots, where the safe way is to wait for the answer. */
export const propositionOnlyMailBallots: OpenQuestion = {
  arises: ({ kind }) => kind === 'referendum',
  question: 'Are there mail ballots at an election at which only a proposition is voted upon?',
  safer: 'Keep the date free, and open the mail-ballot register only when the village attorney’s answer is on record.',
  other:
    'No: §§15-119 and 15-120 speak of general and special village elections, and §15-102 means an election of officers by a special one.',
  ask: 'Ask the village attorney.',
};

/** §15-104(1)(b) says “specifically published as provided by this section”, and the section knows several publications. */
export const whichPublicationCounts: OpenQuestion = {
  arises: anchorsDiffer,
  question: 'Which publication makes the move to March\u00a018 effective (§15-104(1)(b))?',
  safer:
    'Publish the words of the resolution twice: in a notice of their own right after it is adopted, and again in the notice of election.',
  other: 'One is enough: the resolution itself, or any notice of §15-104 that states the move.',
  ask: 'Ask the village attorney.',
};

/** “Publish” in Article 15 is one timely printing by its definition (§15-102(4)); many newspapers’ forms say two. */
export const howOftenPublished: OpenQuestion = {
  arises: () => true,
  question: 'Is one printing enough, or two?',
  safer: 'One printing in time is what the section asks for. Order a second: nothing is lost by it.',
  other: 'Two printings, as newspapers’ own forms for legal notices often have it.',
  ask: 'Order two; then the question does not come up.',
};

/** §15-104(5) voids the vote on a proposition without “the required notice of election”; which notice that is it does not say. */
export const isThisTheRequiredNotice: OpenQuestion = {
  arises: () => true,
  question: 'Is this notice part of the “required notice of election” without which a vote on a proposition is void?',
  safer:
    'Publish it in time all the same. The notice of election, ten days before, is treated as the one that is meant.',
  other: 'Yes: every notice of §15-104 is required, this one too.',
  ask: 'With a proposition on the ballot and this notice missed, ask the village attorney.',
};

/** The statute behind a proposition has a notice of its own, of which the program knows neither days nor places. */
export const statutesOwnNotice: OpenQuestion = {
  arises: ({ kind }) => kind === 'referendum',
  question: 'What notice does the statute ask for that put this proposition before the voters, and was it given?',
  safer:
    'Read that statute, count its days and places, and keep the proof of both notices. Village Law §16-1602, for one, has twenty days and five places.',
  other: 'The notice of §15-104 alone, where that statute has none of its own.',
  ask: 'Ask the village attorney the day the proposition is put on the ballot.',
};

/** General Construction Law §25-a speaks of acts “required to be done”; for minimum notices nobody has decided it. */
export const neverRelyOnNextBusinessDay =
  'A minimum time before the election: a later day would shorten it. General Construction Law §25-a can be read to allow the next business day; do not rely on that without the village attorney.';

/** Duties after the election that name the village clerk although the county board conducts it. */
export const countyRunDuties: OpenQuestion = {
  arises: ({ conductedBy }) => conductedBy === 'county-board',
  question: 'The county board conducts this election. Is this still for the village to do?',
  safer: 'Yes: the section names the village clerk and the village’s officers, so it stays on your list.',
  other: 'No: with the conduct of the election it went to the county board.',
  ask: 'Agree in writing with the county board who does it.',
};

/** Numbers that were found in a county's calendar and not in the words of the statute. */
export const fromAPublishedCalendar: OpenQuestion = {
  arises: () => true,
  question: 'Does Election Law §15-108 give this number of days? Its words were not at hand.',
  safer: 'Go by this date: it agrees with a county’s published calendar of March 2020.',
  other: 'Another number of days, should the words of §15-108(7) turn out to give one.',
  ask: 'Ask the county board of elections, or read §15-108 with the village attorney.',
};

/** A day counted from a last day that moved off a weekend or a holiday. */
export const countedFromAMovedDay: OpenQuestion = {
  arises: () => true,
  whereDatesDiffer: true,
  question:
    'When the last day it is counted from moved off a closed day, does it count from the day that was moved or from the day it moved to?',
  safer: 'Tell everybody the earlier date. Take what comes until the later one, with a note.',
  other: 'From the day it moved to, which gives the later date.',
  ask: 'Ask the village attorney where the two differ.',
};

/** §6-154 lets a board of elections rule; a village clerk is none, and Article 15 on it was not at hand. */
export const whoRules: OpenQuestion = {
  arises: () => true,
  question: 'Who rules on an objection in a clerk-run election: the village clerk, the county board, or a court?',
  safer: 'Rule on nothing. Write the day, hour and minute on the paper, and send it to the village attorney at once.',
  other: 'The clerk on the face of the papers, or the county board of elections; a court in any case afterwards.',
  ask: 'Ask the village attorney the day an objection comes.',
};

/** How long objections and their specifications are open where the clerk runs the election. */
export const howLongToObject = (otherDate: OpenQuestion['otherDate'], other: string): OpenQuestion => ({
  arises: () => true,
  question: 'How long are objections open in a clerk-run election? The words of Article 15 on this were not at hand.',
  safer:
    'Treat one day for the objection and two more for the specifications (as in §6-212) as the time to act, and keep the file open until the longer time has passed.',
  other,
  ask: 'Send every objection to the village attorney at once.',
  ...(otherDate ? { otherDate } : {}),
});

/** A tie is voted off within ten to sixteen days: whether a new tenth day counts then, nobody has said. */
export const registerOfTheRunOff: OpenQuestion = {
  arises: ({ kind }) => kind === 'run-off',
  question: 'Who may vote in a run-off: those registered by its own tenth day, or those of the election that was tied?',
  safer:
    'Ask the county board for a fresh list as for any election, and keep the register of the tied election at hand.',
  other: 'The register of the election that ended in the tie serves again.',
  ask: 'Ask the village attorney and the county board.',
};

/** Campaign statements: the numbers come from calendars, and the place of filing is disputed. */
export const whereStatementsAreFiled: OpenQuestion = {
  arises: () => true,
  question: 'Where do candidates file campaign statements, and by when?',
  safer:
    'Tell candidates this date, which counties’ published calendars of 2015 and 2020 give, and send them to the State Board of Elections.',
  other: 'With the village clerk, as a state regulation (9 NYCRR 6200.1) still says.',
  ask: 'Ask the State Board of Elections. Small campaigns may be exempt; the clerk files nothing.',
};

/** Chapter 164 of 2022: the day from which it is law was not looked up. */
export const courtWindowOf2022: OpenQuestion = {
  arises: ({ calendarAnchor }) => calendarAnchor < '2023-01-01',
  question: 'The seven days stand in a law of 2022 (chapter 164). Did it reach an election held in that year?',
  safer: 'Go by this date, and ask a court’s clerk or an attorney at once.',
  other: 'No: the time of the section as it stood before.',
  ask: 'Ask the village attorney.',
};

/** A law of 2013 took this duty away; from which election on was not looked up. */
export const caucusNoticeAtTheCounty: OpenQuestion = {
  arises: ({ calendarAnchor }) => calendarAnchor < '2015-01-01',
  question: 'Had the notice of caucus also to be filed with, or posted at, the county board of elections?',
  safer: 'Yes, until a law of 2013 took it away: that law was signed, and from which day it held was not looked up.',
  other: 'No, since that law.',
  ask: 'Ask the county board of elections.',
};
