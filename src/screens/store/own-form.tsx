import type { ComponentProps, MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { localPath, useLanguage } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { useOwner, useTried } from '../own-page.tsx'

/** Without a path it is sent to the address it stands at, with its query. */
type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & { path?: string }

/** A form of the account that also works without script: what the server knows it by goes along. */
export function OwnForm({ path, children, ...rest }: FormProps) {
  const owner = useOwner()
  const language = useLanguage()
  return (
    <form {...rest} method="post" action={path && localPath(language, path)}>
      {owner ? (
        <>
          <input type="hidden" name="mark" value={owner.mark} />
          <input type="hidden" name="key" value={owner.key} />
        </>
      ) : null}
      {children}
    </form>
  )
}

/** A button of such a form: it does its work where script runs, and is sent by its name where none does. */
export const pressOrSend = (act: string, does: () => void) => ({
  type: 'submit' as const,
  name: 'act',
  value: act,
  onClick: (event: MouseEvent) => {
    event.preventDefault()
    does()
  },
})

/** What is said of a form that came without script: why it was refused, or by its word what has been done. */
export function FormTold({ form, done = {} }: { form: string; done?: Record<string, string> }) {
  const tried = useTried(form)
  const words = done[new URLSearchParams(useLocation().search).get('done') ?? '']
  if (tried?.told)
    return (
      <p className="field-problem" role="alert">
        {tried.told}
      </p>
    )
  return words ? <p role="status">{words}</p> : null
}

/** Why it was refused as a whole, and the button that sends it. */
export function FormFoot({ refusal, busy, words }: { refusal: string; busy: boolean; words: string }) {
  return (
    <>
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button type="submit" busy={busy}>
        {words}
      </Button>
    </>
  )
}
