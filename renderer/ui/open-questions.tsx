// What the law leaves open, the safer answer first, and whom to ask.
interface OpenQuestion {
  readonly question: string;
  readonly safer: string;
  readonly other: string;
  readonly ask: string;
}

export const OpenQuestions = ({ questions }: { readonly questions: readonly OpenQuestion[] }) =>
  questions.map(({ question, safer, other, ask }) => (
    <div key={question} className="stack-tight">
      <p>
        <b>{question}</b>
      </p>
      <p>The safer answer: {safer}</p>
      <p>The other: {other}</p>
      <p>{ask}</p>
    </div>
  ));
