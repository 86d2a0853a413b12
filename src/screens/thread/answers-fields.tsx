import { sellerAnswersText } from '#language/seller/seller-questions.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AnswersWire } from '#modules/conversations/conversations.contract.ts'
import { MOST_CANNED } from '#modules/conversations/conversations.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields.tsx'

/** How a desk’s form reads and writes its fields. */
type Editing = {
  text: (path: string) => string
  set: (path: string, value: unknown) => void
  problem: (path: string) => string | undefined
}
/** `hasAway`: only sellers are away; the shop has its hours. */
type Props = { answers: AnswersWire['answers']; editing: Editing; hasAway: boolean }

/** Ready answers of a seller or of the shop. */
export function AnswersFields({ answers, editing, hasAway }: Props) {
  const texts = useTexts(sellerAnswersText)
  return (
    <>
      {hasAway ? <Pair editing={editing} path="away" legend={texts.away} hint={texts.awayLead} /> : null}
      {answers.map((_, at) => (
        <Pair
          // Nothing else tells one from another.
          key={`answer ${at + 1}`}
          editing={editing}
          path={`answers.${at}`}
          legend={texts.answer(at + 1)}
          onRemove={() =>
            editing.set(
              'answers',
              answers.filter((__, other) => other !== at),
            )
          }
        />
      ))}
      {answers.length < MOST_CANNED ? (
        <p>
          <Button look="line" onClick={() => editing.set('answers', [...answers, { en: '', zh: '' }])}>
            {texts.add}
          </Button>
        </p>
      ) : null}
    </>
  )
}

type PairProps = { editing: Editing; path: string; legend: string; hint?: string; onRemove?: () => void }

function Pair({ editing, path, legend, hint, onRemove }: PairProps) {
  const texts = useTexts(sellerAnswersText)
  const field = (language: 'en' | 'zh') => ({
    value: editing.text(`${path}.${language}`),
    problem: editing.problem(`${path}.${language}`),
    rows: 2,
    onChange: ({ target }: { target: { value: string } }) => editing.set(`${path}.${language}`, target.value),
  })
  return (
    <fieldset className="talk-pair">
      <legend>{legend}</legend>
      {hint ? <p className="mute">{hint}</p> : null}
      <TextArea label={texts.english} {...field('en')} />
      <TextArea label={texts.chinese} {...field('zh')} />
      {onRemove ? (
        <Button look="text" onClick={onRemove}>
          {texts.remove}
          <span className="hidden-text"> {legend}</span>
        </Button>
      ) : null}
    </fieldset>
  )
}
