// A dialog's title is a question and its buttons are the answers. Enter gives the main one, Esc the harmless one.
import type { FormEvent, ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from './button.tsx';

export interface Answer {
  readonly label: string;
  readonly onPress: () => void;
}

export interface DialogProps {
  readonly open: boolean;
  /** “Take this change back?” */
  readonly question: string;
  readonly children?: ReactNode;
  /** The answer that Enter gives; last in reading order. */
  readonly main: Answer;
  /** The other answers, in front of it. */
  readonly others?: readonly Answer[] | undefined;
  /** Esc: leaves everything as it was. */
  readonly onClose: () => void;
  /** Set when there is a field inside, which then has the focus in place of the main answer. */
  readonly hasFields?: boolean | undefined;
  readonly wide?: boolean | undefined;
  readonly busy?: boolean | undefined;
}

export function Dialog(props: DialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!props.busy) props.main.onPress();
  };
  return (
    <ModalOverlay className="veil" isOpen={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Modal className={props.wide ? 'modal wide' : 'modal'}>
        <AriaDialog className="dialog">
          <Heading slot="title">{props.question}</Heading>
          <form onSubmit={submit} noValidate>
            {props.children}
            <div className="acts end answers">
              {props.others?.map((answer) => (
                <Button key={answer.label} onPress={answer.onPress}>
                  {answer.label}
                </Button>
              ))}
              <Button kind="main" submit keys="Enter" busy={props.busy} autoFocus={!props.hasFields}>
                {props.main.label}
              </Button>
            </div>
          </form>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
