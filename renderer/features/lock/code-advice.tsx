// After the recovery code has opened the office: it has been out of the safe, so another one should lie there.
import { forgetCodeUsed, useScreen } from '../../api/desk-cover.ts';
import { go } from '../../app/router.ts';
import { Dialog } from '../../ui/dialog.tsx';

export function CodeAdvice() {
  const { codeUsed } = useScreen();
  const make = () => {
    forgetCodeUsed();
    go('/settings/people', { at: 'recovery-code' });
  };
  return (
    <Dialog
      open={codeUsed}
      question="Make a new recovery code?"
      main={{ label: 'Go and make one', onPress: make }}
      others={[{ label: 'Later', onPress: forgetCodeUsed }]}
      onClose={forgetCodeUsed}
    >
      <p>
        The office is open, and your new passphrase is set. The recovery code has been out of the safe, and whoever saw
        it can open the office. Make another one; the old one then opens nothing.
      </p>
      <p>What you were typing is kept. Until there is a new code, Today and Settings remind you.</p>
    </Dialog>
  );
}
