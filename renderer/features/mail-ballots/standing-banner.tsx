// Above the register: somebody gets a ballot at this election without a new application, and is not on the register yet.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';

export function StandingBanner({ election }: { readonly election: ElectionId }) {
  const view = useView('mail-ballots.to-take-over', { election });
  if (view.state !== 'shown' || view.value.lines.length === 0) return null;
  const { length } = view.value.lines;
  return (
    <Finding
      tone="warning"
      icon="person"
      out={
        length === 1
          ? 'One voter gets a ballot without a new application.'
          : `${length} voters get a ballot without a new application.`
      }
    >
      <div className="acts">
        <ButtonLink small href="#/mail-ballots/standing">
          Put them on the register
        </ButtonLink>
      </div>
    </Finding>
  );
}
