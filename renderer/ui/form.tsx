// A form in one column: numbered parts, the summary of what needs another look, and the bar with its main button.
import type { ReactNode } from 'react';
import { FormErrors } from './form-errors.tsx';
import { Icon, type IconName } from './icon.tsx';
import type { FormApi } from './use-form.ts';

export function Form({
  form,
  label,
  children,
}: {
  readonly form: FormApi;
  /** What the form is for, for those who jump between forms. */
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <form
      className="form"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FormErrors form={form} />
      {children}
    </form>
  );
}

/** A part of a form under its own heading; `no` is its number on the paper she copies from. */
export function Part({
  no,
  icon,
  title,
  children,
}: {
  readonly no?: string;
  readonly icon?: IconName;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="part">
      <span className="no" aria-hidden="true">
        {icon ? <Icon name={icon} /> : no}
      </span>
      <div className="part-body">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** Fields side by side, as long as there is room. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="row">{children}</div>;
}

/** The end of the form, always in sight: what is saved on the left, the answers on the right, the main one last. */
export function FormFoot({ start, children }: { readonly start?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="form-foot">
      {start}
      <div className="acts">{children}</div>
    </div>
  );
}
