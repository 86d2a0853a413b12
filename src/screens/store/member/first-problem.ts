import { useEffect } from 'react'

/** What is refused is where the cursor goes. */
export function useFirstProblem(form: { current: HTMLFormElement | null }, problems: Record<string, string>): void {
  useEffect(() => {
    const [first] = Object.keys(problems)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [form, problems])
}
