import type { ComponentProps } from 'react'

type Look = 'primary' | 'line' | 'text'
const classOf: Record<Look, string> = { primary: 'btn', line: 'btn btn-line', text: 'btn-text' }

type ButtonProps = ComponentProps<'button'> & { look?: Look; full?: boolean; busy?: boolean }

/** A busy button keeps its focus and its name; the caller ignores presses while it is busy. Links use the same classes: `className="btn"`. */
export function Button({ look = 'primary', full = false, busy = false, className = '', type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={`${classOf[look]}${full ? ' btn-full' : ''} ${className}`.trim()}
    />
  )
}
