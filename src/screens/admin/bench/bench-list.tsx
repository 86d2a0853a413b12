import { adminBenchText } from '#language/admin/admin-bench.text.ts'
import { checkPointText } from '#language/product/checklist.text.ts'
import { useTexts } from '#language/texts.ts'
import { type Answer, answers, checklists, type PieceKind } from '#modules/authentication/checklists.rules.ts'

type Props = { kind: PieceKind; given: Readonly<Record<string, Answer>>; onAnswer: (point: string, answer: Answer) => void }

/** The points of a kind, each with what was found; the number before it is its key. */
export function AdminBenchList({ kind, given, onAnswer }: Props) {
  const texts = useTexts(adminBenchText)
  const points = useTexts(checkPointText)
  return (
    <section aria-labelledby="bench-list">
      <h2 id="bench-list">{texts.checklist}</h2>
      {checklists[kind].map((point, at) => (
        <fieldset key={point} className="bench-point" data-answer={given[point]}>
          <legend>
            <kbd aria-hidden="true">{at + 1}</kbd> {points[point]}
          </legend>
          <div>
            {answers.map((answer) => (
              <label key={answer}>
                <input
                  type="radio"
                  name={`point-${point}`}
                  checked={given[point] === answer}
                  onChange={() => onAnswer(point, answer)}
                />
                <span>{texts[answer]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
