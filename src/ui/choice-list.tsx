import { useId } from 'react'
import './choice-list.css'

/** `byScript`: it leads nowhere without; `marks`: signs known by sight, such as those of cards, which its note also names. */
type Choice = {
  value: string
  name: string
  note?: string | undefined
  disabled?: boolean
  byScript?: boolean
  marks?: readonly string[]
}
type ChoiceListProps = {
  title: string
  titleUnseen?: boolean
  name: string
  value: string
  choices: Choice[]
  onChoose: (value: string) => void
}

/** One of a few: ruled rows with a radio button each, the whole row pressable. */
export function ChoiceList({ title, titleUnseen = false, name, value, choices, onChoose }: ChoiceListProps) {
  const id = useId()
  return (
    <fieldset className="choices">
      <legend className={titleUnseen ? 'hidden-text' : undefined}>{title}</legend>
      {choices.map((choice) => (
        <div key={choice.value} className={choice.byScript ? 'choice by-script' : 'choice'}>
          <div className="tick">
            <input
              id={`${id}${choice.value}`}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChoose(choice.value)}
            />
            <label className="choice-words" htmlFor={`${id}${choice.value}`}>
              {choice.name}
              {choice.marks ? (
                <span className="choice-marks" aria-hidden="true">
                  {choice.marks.map((mark) => (
                    <i key={mark}>{mark}</i>
                  ))}
                </span>
              ) : null}
              <span className="mute">{choice.note}</span>
            </label>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
