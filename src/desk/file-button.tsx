import { useRef } from 'react'

type Props = {
  label: string
  isQuiet?: boolean
  isDisabled?: boolean
  hint: string
  accept: string
  problem: string
  onFile: (file: File) => Promise<void>
}

/** A button that asks for one file. */
export function DeskFileButton({ label, isQuiet = false, isDisabled = false, hint, accept, problem, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const choose = async (): Promise<void> => {
    const file = input.current?.files?.[0]
    if (!file) return
    await onFile(file)
    // The same file can be chosen again.
    if (input.current) input.current.value = ''
  }
  return (
    <div className="admin-file">
      <label>
        <input
          ref={input}
          className="hidden-text"
          type="file"
          accept={accept}
          disabled={isDisabled}
          onChange={() => void choose()}
        />
        <span className={isQuiet ? 'btn btn-line' : 'btn'}>{label}</span>
      </label>
      <p className="field-hint">{hint}</p>
      <div role="alert">{problem ? <p className="field-problem">{problem}</p> : null}</div>
    </div>
  )
}
