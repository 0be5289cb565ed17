// Leads an address to the list of what was decided about elections, or to the form that puts one decision on record.
import type { ReactNode } from 'react';
import { useView } from '../../api/use-view.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { Finding } from '../../ui/finding.tsx';
import { DateChangeForm } from './date-change-form.tsx';
import { GeneralElectionDayForm } from './general-election-day-form.tsx';
import { HandingOverForm } from './handing-over-form.tsx';
import { PetitionForm } from './petition-form.tsx';
import type { Resolutions } from './resolution-view.ts';
import { ResolutionsPage, TITLE } from './resolutions-page.tsx';

const forms: Readonly<Record<string, (resolutions: Resolutions, about: string) => ReactNode>> = {
  'handing-over': () => <HandingOverForm />,
  'general-election-day': (resolutions) => <GeneralElectionDayForm resolutions={resolutions} />,
  'date-change': () => <DateChangeForm />,
  petition: (resolutions, about) => <PetitionForm resolutions={resolutions} about={about} />,
};

export function ResolutionsScreen({ params, query }: ScreenProps) {
  const answer = useView('board.resolutions', {});
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused')
    return (
      <Page title={TITLE}>
        <Finding tone="warning" out={answer.refusal.message} />
      </Page>
    );
  const { resolution } = params;
  if (resolution === undefined) return <ResolutionsPage resolutions={answer.value} at={query.at ?? null} />;
  const form = Object.hasOwn(forms, resolution) ? forms[resolution] : undefined;
  return form ? form(answer.value, query.for ?? '') : <NotFound />;
}
