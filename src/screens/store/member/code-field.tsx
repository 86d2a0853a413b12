import { useId } from 'react'
import { signInText } from '#language/member/sign-in.text.ts'
import { useTexts } from '#language/texts.ts'
import { keepTyped } from '#platform/text/typed-text.ts'
import { shownTime, useSecondsUntil } from './seconds-until.ts'
import './member-fields.css'

const LENGTH = 6
const PLACES = Array.from({ length: LENGTH }, (_, at) => at)

type Props = {
  value: string
  problem: string | undefined
  /** When the code ends, in ms. */
  endsAt: number
  onChange: (digits: string) => void
  /** Called as soon as all are there. */
  onWhole?: (digits: string) => void
}

/** One field drawn as six boxes: pasted, filled in by the phone, or typed. */
export function CodeField({ value, problem, endsAt, onChange, onWhole }: Props) {
  const texts = useTexts(signInText)
  const id = useId()
  const left = useSecondsUntil(endsAt)
  const type = (typed: string) => {
    const digits = keepTyped(typed, { only: ['digit'], widest: LENGTH })
    onChange(digits)
    if (digits.length === LENGTH && digits !== value) onWhole?.(digits)
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {texts.sixDigits}
        <small>{left > 0 ? texts.validFor(shownTime(left)) : texts.over}</small>
      </label>
      <div className="code-field">
        {PLACES.map((at) => (
          <span key={at} aria-hidden="true" className={at === Math.min(value.length, LENGTH - 1) ? 'here' : undefined}>
            {value[at]}
          </span>
        ))}
        <input
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      {problem ? (
        <div className="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </div>
      ) : null}
    </div>
  )
}
