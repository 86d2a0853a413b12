import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Field = {
  /** What is typed over. */
  value: string
  label: string
  inputMode?: 'decimal' | 'text'
  most: number
  /** Answers what is wrong with it; nothing when the field may close. */
  onSave: (typed: string) => Promise<string | undefined>
}

/** A value that becomes a field where it stands: Enter keeps what was typed, Esc leaves it. `children` is what is pressed to begin. */
export function EditInPlace({ children, ...field }: Field & { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (isLeft: boolean) => {
    flushSync(() => setOpen(false))
    if (!isLeft) opener.current?.focus()
  }
  if (open) return <OpenField {...field} onClose={close} />
  return (
    <button ref={opener} type="button" className="admin-edit" aria-label={field.label} onClick={() => setOpen(true)}>
      {children}
    </button>
  )
}

/** `isLeft`: the focus is elsewhere already. */
function OpenField({ value, label, inputMode = 'text', most, onSave, onClose }: Field & { onClose: (isLeft: boolean) => void }) {
  const [typed, setTyped] = useState(value)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const id = useId()
  const save = async () => {
    if (busy) return
    if (typed.trim() === value) return onClose(false)
    setBusy(true)
    const wrong = await onSave(typed.trim())
    setBusy(false)
    if (wrong === undefined) return onClose(false)
    return setProblem(wrong)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') void save()
    if (event.key === 'Escape') onClose(false)
  }
  return (
    <span className="admin-edit-open">
      <input
        className="admin-edit-field"
        aria-label={label}
        aria-busy={busy || undefined}
        aria-invalid={problem === '' ? undefined : true}
        aria-describedby={problem === '' ? undefined : id}
        value={typed}
        maxLength={most}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        ref={focusOnce}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
        onBlur={() => (typed.trim() === value ? onClose(true) : undefined)}
      />
      <span role="alert">
        {problem === '' ? null : (
          <span id={id} className="field-problem">
            {problem}
          </span>
        )}
      </span>
    </span>
  )
}

const focusOnce = (field: HTMLInputElement | null): void => field?.focus()
