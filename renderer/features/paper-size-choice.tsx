// On which paper something is printed here.
import { Choice } from '../ui/choice.tsx';

export type PaperSize = 'letter' | 'legal';

export const PaperSizeChoice = ({
  id,
  value,
  onChange,
}: {
  readonly id: string;
  readonly value: PaperSize;
  readonly onChange: (size: PaperSize) => void;
}) => (
  <Choice
    id={id}
    label="Paper"
    inline
    value={value}
    onChange={onChange}
    options={[
      { value: 'letter', label: 'Letter' },
      { value: 'legal', label: 'Legal' },
    ]}
  />
);
