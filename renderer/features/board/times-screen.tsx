// Leads an address of Settings to the form of what the dates hang on: meetings, holidays, closed days, registration.
import type { ReactNode } from 'react';
import { useView } from '../../api/use-view.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { Finding } from '../../ui/finding.tsx';
import type { Times } from './board-times.ts';
import { ClosedDaysForm } from './closed-days-form.tsx';
import { HolidayForm } from './holiday-form.tsx';
import { MeetingsForm } from './meetings-form.tsx';
import { RegistrationForm } from './registration-form.tsx';

const forms: Readonly<Record<string, (times: Times) => ReactNode>> = {
  meetings: (times) => <MeetingsForm times={times} />,
  holiday: () => <HolidayForm />,
  'closed-days': (times) => <ClosedDaysForm times={times} />,
  registration: (times) => <RegistrationForm times={times} />,
};

export function TimesScreen({ params }: ScreenProps) {
  const answer = useView('office.times', {});
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused')
    return (
      <Page title="When the board meets, and closed days">
        <Finding tone="warning" out={answer.refusal.message} />
      </Page>
    );
  const part = params.times ?? '';
  const form = Object.hasOwn(forms, part) ? forms[part] : undefined;
  return form ? form(answer.value) : <NotFound />;
}
