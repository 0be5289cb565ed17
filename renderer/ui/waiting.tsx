// Over everything, also over the lock screen, while the program finishes something by itself.
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from './button.tsx';
import { Progress } from './progress.tsx';

export interface WaitingProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly what: string;
  readonly done: number;
  readonly of: number;
  /** The way out for whoever cannot wait. */
  readonly without: string;
  readonly onWithout: () => void;
}

/** No answer has the focus, and Esc is none: a key pressed in haste must not choose one. */
export function Waiting({ title, children, what, done, of, without, onWithout }: WaitingProps) {
  return (
    <ModalOverlay className="veil above" isOpen isKeyboardDismissDisabled>
      <Modal className="modal">
        <Dialog className="dialog" role="alertdialog">
          <Heading slot="title">{title}</Heading>
          <p>{children}</p>
          <Progress what={what} done={done} of={of} />
          <div className="acts end answers">
            <Button onPress={onWithout}>{without}</Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
