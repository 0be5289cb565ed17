// What is still open in the nominations when a paper that names the candidates is about to go (§15-104(3)(c)(3)): papers to
// decide, declinations not followed, nominations whose time is in question, objections nobody has noted the end of. Nothing of it stops the paper.
import type { ElectionState } from '../commands/define-command.ts';
import { citationText, electionLaw } from '../law/citation.ts';
import { filingNamed, waitsForDecision } from '../records/filings.ts';
import type { CheckWarning } from '../rules/checks/warning.ts';
import { listInWords } from '../words/lists.ts';
import { capital } from '../words/sentence.ts';
import { toTakeOff } from './filing-page.ts';

const warning = (code: string, message: string, by = electionLaw('15-104', '3', 'c', '3')): CheckWarning => ({
  ...{ checkId: 'open-nominations', checkVersion: 1, code, message },
  citations: [citationText(by)],
});
/** The last or first day or the hour is in question, or past. */
const timeInQuestion = ['open-question', 'late', 'too-early', 'outside-hours'];

export function openNominations(election: ElectionState): CheckWarning[] {
  const { nominations } = election;
  const filings = [...nominations.filings.values()];
  const named = (number: number): string => filingNamed(nominations, number);
  const waiting = filings.filter(waitsForDecision);
  const untimely = filings.filter(
    ({ decision, findings, outcomes }) =>
      decision?.decision === 'on-the-list' &&
      outcomes.length === 0 &&
      findings.some(({ outcome, checkId }) => checkId !== 'signatures-claimed' && timeInQuestion.includes(outcome)),
  );
  const objections = filings.filter(({ filing, outcomes }) => filing.kind === 'objection' && outcomes.length === 0);
  return [
    ...(waiting.length === 0
      ? []
      : [
          warning(
            'filings-undecided',
            `${capital(listInWords(waiting.map(({ number }) => named(number))))}: not decided yet, so this paper names nobody from ${waiting.length === 1 ? 'it' : 'them'}.`,
          ),
        ]),
    ...filings
      .filter(({ filing }) => filing.kind === 'declination')
      .flatMap((one) =>
        toTakeOff(one, election).map(({ name }) =>
          warning(
            'declined-and-named',
            `${name} declined in ${named(one.number)}, and is still on the list of candidates.${one.findings.some(({ outcome }) => outcome === 'late') ? ' The declination came late: whether the name stays is for the village attorney.' : ''}`,
          ),
        ),
      ),
    ...untimely.map(({ number }) =>
      warning(
        'time-in-question',
        `${capital(named(number))}: on the list of candidates, and whether it was filed in time is in question. Ask the village attorney before this paper goes, and note what came of it.`,
        electionLaw('1-106', '1'),
      ),
    ),
    ...(objections.length === 0
      ? []
      : [
          warning(
            'objections-open',
            `${capital(listInWords(objections.map(({ number }) => named(number))))}: nothing is noted of what came of ${objections.length === 1 ? 'it' : 'them'}. Ask the village attorney before this paper goes.`,
          ),
        ]),
  ];
}
