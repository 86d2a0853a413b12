import { useState } from 'react'
import { signInText } from '#language/member/sign-in.text.ts'
import { useTexts } from '#language/texts.ts'
import { type PasswordRule, passwordRules } from '#modules/members/password.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import './member-fields.css'

type Props = {
  label: string
  name: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  /** A new one shows what it must be while it is typed. */
  isNew?: boolean
  hint?: string
  optional?: string
}

export function PasswordField({ label, name, value, problem, onChange, isNew = false, hint, optional }: Props) {
  const texts = useTexts(signInText)
  const [shown, setShown] = useState(false)
  return (
    <div className="password">
      <div className="password-field">
        <TextField
          label={label}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          spellCheck={false}
          autoCapitalize="none"
          value={value}
          optional={optional}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={[problem ? `${name}-wrong` : '', isNew ? `${name}-rules` : ''].filter(Boolean).join(' ') || undefined}
        />
        <Button
          look="text"
          aria-pressed={shown}
          aria-label={`${shown ? texts.hide : texts.show} ${label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hide : texts.show}
        </Button>
      </div>
      {problem ? (
        <p className="field-problem" id={`${name}-wrong`} role="alert">
          {problem}
        </p>
      ) : null}
      {isNew ? <Rules id={`${name}-rules`} password={value} /> : null}
      {hint ? <p className="field-hint">{hint}</p> : null}
    </div>
  )
}

const RULES: readonly PasswordRule[] = ['length', 'letter', 'digit', 'sign']

function Rules({ id, password }: { id: string; password: string }) {
  const texts = useTexts(signInText)
  const kept = passwordRules(password)
  const words = { length: texts.ruleLength, letter: texts.ruleLetter, digit: texts.ruleDigit, sign: texts.ruleSign }
  return (
    <ul id={id} className="password-rules field-hint">
      {RULES.map((rule) => (
        <li key={rule} className={kept[rule] ? 'kept' : undefined}>
          {words[rule]} <span className="hidden-text">{kept[rule] ? texts.ruleKept : texts.ruleOpen}</span>
        </li>
      ))}
    </ul>
  )
}
