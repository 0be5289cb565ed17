// The register of inspectors for one election: who they are, what happened with each of them and when, and what the clerk
// said about the parties.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { Serial } from '../domain/ids.ts';
import { Inspector, InspectorParties, InspectorStep } from '../domain/inspector.ts';
import { longDay } from '../words/days.ts';
import { hourInWords } from '../words/hours.ts';
import { districtInWords, roleInList, roleWords, stepWords } from '../words/inspectors.ts';
import { listInWords } from '../words/lists.ts';
import { sentence } from '../words/sentence.ts';
import { type Change, changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import { put, Removal } from './numbered.ts';

const NumberedStep = z.strictObject({ number: Serial, ...InspectorStep.shape });

/** The part of the election's file that these events change. `number` in a step is the inspector's. */
export interface InspectorsState {
  inspectors: (Inspector & { number: number })[];
  inspectorSteps: (z.infer<typeof NumberedStep> & { act: string })[];
  inspectorParties: InspectorParties;
  nextInspector: number;
}
export const emptyInspectors = (): InspectorsState => ({
  inspectors: [],
  inspectorSteps: [],
  inspectorParties: { bothNominated: null, first: '', second: '' },
  nextInspector: 1,
});

const group = 'election-file' as const;
const used = (s: InspectorsState, { number }: { readonly number: number }): void => {
  s.nextInspector = Math.max(s.nextInspector, number + 1);
};
const subjects = (p: { readonly number: number }): string[] => [`inspector:${p.number}`];

const changesFrom = (before: DeepReadonly<Inspector> | undefined, after: Inspector | null): Change[] =>
  changesOf([
    ['Name', before?.name, after?.name],
    ['Appointed as', before && roleInList(before), after && roleInList(after)],
    ['District', before?.district, after?.district],
    ['Party', before?.party, after?.party],
    ['Telephone', before?.phone, after?.phone],
    ['Address', before?.address?.lines.join(', '), after?.address?.lines.join(', ')],
  ]);
const known = (s: DeepReadonly<InspectorsState>, number: number) => s.inspectors.find((one) => one.number === number);
const nameOf = (s: DeepReadonly<InspectorsState>, number: number): string =>
  known(s, number)?.name ?? 'Somebody no longer on the list of inspectors';

const Saved = z.strictObject({ number: Serial, inspector: Inspector });
export const inspectorSaved = defineEvent<InspectorsState, z.infer<typeof Saved>>({
  type: 'inspector-saved',
  version: 1,
  group,
  schema: Saved,
  subjects,
  apply: (s, p) => {
    put(s.inspectors, { number: p.number, ...p.inspector });
    used(s, p);
  },
  applyUndone: used,
  say: (before, { number, inspector }) => {
    const { name, role, chair, district } = inspector;
    const as = [`${roleWords[role]}${role === 'inspector' && chair ? ' and chair' : ''}`, districtInWords(district)];
    return `${known(before, number) ? 'Changed' : 'Written down'}: ${name}, ${as.filter((part) => part).join(', ')}.`;
  },
  change: (before, p) => changesFrom(known(before, p.number), p.inspector),
});

export const inspectorRemoved = defineEvent<InspectorsState, Removal>({
  type: 'inspector-removed',
  version: 1,
  group,
  schema: Removal,
  subjects,
  apply: (s, p) => {
    s.inspectors = s.inspectors.filter((one) => one.number !== p.number);
  },
  say: (before, p) => `${nameOf(before, p.number)} is taken off the list of inspectors. Reason: ${sentence(p.reason)}`,
  change: (before, p) => changesFrom(known(before, p.number), null),
});

export const inspectorStepTaken = defineEvent<InspectorsState, z.infer<typeof NumberedStep>>({
  type: 'inspector-step-taken',
  version: 1,
  group,
  schema: NumberedStep,
  subjects,
  apply: (s, p, { act }) => {
    s.inspectorSteps.push({ ...p, act });
  },
  say: (before, { number, step, on, from, until, note }) => {
    const hours = [from && `from ${hourInWords(from)}`, until && `until ${hourInWords(until)}`].filter((part) => part);
    const said = [`${nameOf(before, number)}: ${stepWords[step]} on ${longDay(on)}`, ...hours].join(' ');
    return note === '' ? sentence(said) : `${sentence(said)} ${sentence(note)}`;
  },
  happened: (p) => ({ day: p.on, time: null }),
});

const partiesInWords = ({ bothNominated, first, second }: DeepReadonly<InspectorParties>): string => {
  const named = listInWords([first, second].filter((name) => name !== ''));
  if (bothNominated === null) return named;
  return [bothNominated ? 'both nominated' : 'not both nominated', named].filter((part) => part).join(': ');
};

export const inspectorPartiesTold = defineEvent<InspectorsState, InspectorParties>({
  type: 'inspector-parties-told',
  version: 1,
  group,
  schema: InspectorParties,
  subjects: () => ['inspector-parties'],
  apply: (s, p) => {
    s.inspectorParties = p;
  },
  say: (_, p) => {
    const named = listInWords([p.first, p.second].filter((name) => name !== ''));
    const which = named === '' ? '' : ` (${named})`;
    if (p.bothNominated === null) return `Whether both major parties nominated is to be found out${which}.`;
    return `Written down: at the last general village election ${p.bothNominated ? '' : 'not '}both major parties nominated candidates${which}.`;
  },
  change: (before, p) => changesOf([['Major parties', partiesInWords(before.inspectorParties), partiesInWords(p)]]),
});
